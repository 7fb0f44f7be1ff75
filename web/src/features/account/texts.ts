import { texts } from "../../lib/i18n.ts";
import { profile } from "../../locales/en/profile.ts";

export const t = texts("profile", profile);
