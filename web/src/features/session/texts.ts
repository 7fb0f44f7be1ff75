import { texts } from "../../lib/i18n.ts";
import { session } from "../../locales/en/session.ts";

export const t = texts("session", session);
