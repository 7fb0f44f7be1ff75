import { texts } from "../../lib/i18n.ts";
import { listFailed } from "../../locales/en/list-failed.ts";

export const t = texts("listFailed", listFailed);
