import { texts } from "../../lib/i18n.ts";
import { projectEditing } from "../../locales/en/project-editing.ts";

export const t = texts("project-editing", projectEditing);
