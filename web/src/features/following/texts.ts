import { texts } from "../../lib/i18n.ts";
import { following } from "../../locales/en/following.ts";

export const t = texts("following", following);
