import { texts } from "../../lib/i18n.ts";
import { calendar } from "../../locales/en/calendar.ts";

export const t = texts("calendar", calendar);
