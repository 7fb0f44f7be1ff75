import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { followingStore } from "./store.ts";

/** The latest followed creators first. */
export const listFollowedUcids = ({ db }: Pick<World, "db">, scope: AuthorizedScope): Promise<string[]> =>
  followingStore(db).listUcids(scope);
