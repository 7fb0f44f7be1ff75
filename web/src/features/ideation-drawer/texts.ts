import { texts } from "../../lib/i18n.ts";
import { ideationDrawer } from "../../locales/en/ideation-drawer.ts";

export const t = texts("ideation-drawer", ideationDrawer);
