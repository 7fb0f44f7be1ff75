import { texts } from "../../lib/i18n.ts";
import { channels } from "../../locales/en/channels.ts";

export const t = texts("channels", channels);
