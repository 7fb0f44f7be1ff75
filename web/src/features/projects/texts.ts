import { texts } from "../../lib/i18n.ts";
import { projects } from "../../locales/en/projects.ts";

export const t = texts("projects", projects);
