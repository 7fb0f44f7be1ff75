import { texts } from "../../lib/i18n.ts";
import { projectFilters } from "../../locales/en/project-filters.ts";

export const t = texts("project-filters", projectFilters);
