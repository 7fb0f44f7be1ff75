import { texts } from "../lib/i18n.ts";
import { app } from "../locales/en/app.ts";

export const t = texts("app", app);
