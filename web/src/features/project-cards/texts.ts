import { texts } from "../../lib/i18n.ts";
import { projectCards } from "../../locales/en/project-cards.ts";

export const t = texts("project-cards", projectCards);
