import { texts } from "../../lib/i18n.ts";
import { outlierIndex } from "../../locales/en/outlier-index.ts";

export const t = texts("outlier-index", outlierIndex);
