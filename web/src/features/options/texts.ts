import { texts } from "../../lib/i18n.ts";
import { options } from "../../locales/en/options.ts";

export const t = texts("options", options);
