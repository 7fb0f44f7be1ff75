import { texts } from "../../lib/i18n.ts";
import { documents } from "../../locales/en/documents.ts";

export const t = texts("documents", documents);
