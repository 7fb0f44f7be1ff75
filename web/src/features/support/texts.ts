import { texts } from "../../lib/i18n.ts";
import { support } from "../../locales/en/support.ts";

export const t = texts("support", support);
