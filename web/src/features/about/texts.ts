import { texts } from "../../lib/i18n.ts";
import { about } from "../../locales/en/about.ts";

export const t = texts("about", about);
