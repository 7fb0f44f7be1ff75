import { texts } from "../../lib/i18n.ts";
import { projectPage } from "../../locales/en/project-page.ts";

export const t = texts("project-page", projectPage);
