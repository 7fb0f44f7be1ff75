import { parseQueryString } from "../kernel/query-string.ts";
import { OutliersSearch, type OutliersState } from "./list-state.ts";

/** Stored filters of all results do not name their tab. */
const anyVideos = { source: "search" };

/** The state of the list when the stored query string of a filter set is opened. */
export const readSavedSearch = (search: string): OutliersState =>
  OutliersSearch.parse({ ...anyVideos, ...parseQueryString(search) });
