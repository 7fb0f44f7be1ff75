import { texts } from "../../lib/i18n.ts";
import { labs } from "../../locales/en/labs.ts";

export const t = texts("labs", labs);
