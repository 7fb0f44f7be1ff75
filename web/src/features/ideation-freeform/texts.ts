import { texts } from "../../lib/i18n.ts";
import { ideationFreeform } from "../../locales/en/ideation-freeform.ts";

export const t = texts("ideation-freeform", ideationFreeform);
