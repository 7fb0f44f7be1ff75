import { texts } from "../../lib/i18n.ts";
import { cast } from "../../locales/en/cast.ts";

export const t = texts("cast", cast);
