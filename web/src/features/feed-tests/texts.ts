import { texts } from "../../lib/i18n.ts";
import { feedTests } from "../../locales/en/feed-tests.ts";

export const t = texts("feed-tests", feedTests);
