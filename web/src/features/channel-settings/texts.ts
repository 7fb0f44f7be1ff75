import { texts } from "../../lib/i18n.ts";
import { channelSettings } from "../../locales/en/channel-settings.ts";

export const t = texts("channelSettings", channelSettings);
