import { texts } from "../../lib/i18n.ts";
import { richText } from "../../locales/en/rich-text.ts";

export const t = texts("rich-text", richText);
