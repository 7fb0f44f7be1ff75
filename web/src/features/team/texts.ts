import { texts } from "../../lib/i18n.ts";
import { team } from "../../locales/en/team.ts";

export const t = texts("team", team);
