import { texts } from "../../lib/i18n.ts";
import { outliers } from "../../locales/en/outliers.ts";

export const t = texts("outliers", outliers);
