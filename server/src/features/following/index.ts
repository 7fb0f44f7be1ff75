import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { followingStore } from "./store.ts";

/** The latest followed creators first. */
export const listFollowedUcids = ({ db }: Pick<AppContext, "db">, scope: AuthorizedScope): Promise<string[]> =>
  followingStore(db).listUcids(scope);
