import { texts } from "../../lib/i18n.ts";
import { outlierDetail } from "../../locales/en/outlier-detail.ts";

export const t = texts("outlier-detail", outlierDetail);
