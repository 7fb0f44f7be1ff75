import type { Scope } from "@coldopen/contract/kernel/route";
import type { World } from "../../world.ts";
import { followingStore } from "./store.ts";

export { followingSeed } from "./demo.ts";

/** The creators that a channel follows, the latest first. */
export const followedUcids = ({ db }: Pick<World, "db">, scope: Scope): Promise<string[]> =>
  followingStore(db).ucids(scope);
