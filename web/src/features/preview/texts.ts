import { texts } from "../../lib/i18n.ts";
import { preview } from "../../locales/en/preview.ts";

export const t = texts("preview", preview);
