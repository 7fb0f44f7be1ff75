import type { Scope } from "@coldopen/contract/kernel/route";
import type { World } from "../../world.ts";
import { removePicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";

type Ports = Pick<World, "db" | "files">;

/** A likeness leaves nothing behind. */
export async function erasePictures(world: Ports, scope: Scope, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removePicture(world, scope, id);
}

/** The whole cast of a channel that goes. */
export async function eraseCast(world: Ports, scope: Scope): Promise<void> {
  const members = memberStore(world.db);
  for (const { id } of await members.list(scope))
    await erasePictures(world, scope, (await members.remove(scope, id)) ?? []);
}
