import { texts } from "../../lib/i18n.ts";
import { ideation } from "../../locales/en/ideation.ts";

export const t = texts("ideation", ideation);
