import { texts } from "../../lib/i18n.ts";
import { projectsList } from "../../locales/en/projects-list.ts";

export const t = texts("projects-list", projectsList);
