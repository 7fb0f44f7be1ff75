import { texts } from "../../lib/i18n.ts";
import { notifications } from "../../locales/en/notifications.ts";

export const t = texts("notifications", notifications);
