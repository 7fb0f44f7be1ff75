import { texts } from "../../lib/i18n.ts";
import { outlierSearch } from "../../locales/en/outlier-search.ts";

export const t = texts("outlier-search", outlierSearch);
