import { texts } from "../../lib/i18n.ts";
import { catalogue } from "../../locales/en/catalogue.ts";

export const t = texts("catalogue", catalogue);
