import { texts } from "../../lib/i18n.ts";
import { billing } from "../../locales/en/billing.ts";

export const t = texts("billing", billing);
