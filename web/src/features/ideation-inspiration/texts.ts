import { texts } from "../../lib/i18n.ts";
import { ideationInspiration } from "../../locales/en/ideation-inspiration.ts";

export const t = texts("ideation-inspiration", ideationInspiration);
