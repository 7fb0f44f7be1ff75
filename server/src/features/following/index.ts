import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { followingStore } from "./store.ts";

export { followingSeed } from "./demo.ts";

/** The creators that a channel follows, the latest first. */
export const followedUcids = ({ db }: Pick<World, "db">, scope: AuthorizedScope): Promise<string[]> =>
  followingStore(db).ucids(scope);
