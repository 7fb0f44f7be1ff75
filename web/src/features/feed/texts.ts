import { texts } from "../../lib/i18n.ts";
import { feed } from "../../locales/en/feed.ts";

export const t = texts("feed", feed);
