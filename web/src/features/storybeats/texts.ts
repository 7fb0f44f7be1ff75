import { texts } from "../../lib/i18n.ts";
import { storybeats } from "../../locales/en/storybeats.ts";

export const t = texts("storybeats", storybeats);
