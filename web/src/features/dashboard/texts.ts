import { texts } from "../../lib/i18n.ts";
import { dashboard } from "../../locales/en/dashboard.ts";

export const t = texts("dashboard", dashboard);
