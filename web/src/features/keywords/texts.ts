import { texts } from "../../lib/i18n.ts";
import { keywords } from "../../locales/en/keywords.ts";

export const t = texts("keywords", keywords);
