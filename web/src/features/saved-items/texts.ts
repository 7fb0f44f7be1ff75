import { texts } from "../../lib/i18n.ts";
import { savedItems } from "../../locales/en/saved-items.ts";

export const t = texts("saved-items", savedItems);
