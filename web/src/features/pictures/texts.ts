import { texts } from "../../lib/i18n.ts";
import { pictures } from "../../locales/en/pictures.ts";

export const t = texts("pictures", pictures);
