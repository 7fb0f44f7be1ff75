import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { World } from "../../world.ts";
import { deletePicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";

type Ports = Pick<World, "db" | "files">;

/** A likeness leaves nothing behind. */
export async function erasePictures(world: Ports, scope: AuthorizedScope, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deletePicture(world, scope, id);
}

/** The cast of all channels of an organization that is deleted. */
export async function eraseCastOfOrganization(world: Ports, organization: AuthorizedOrganization): Promise<void> {
  for (const channel of await memberStore(world.db).listChannels(organization))
    await eraseCast(world, scopeForJob(channel));
}

/** The whole cast of a channel that goes. */
export async function eraseCast(world: Ports, scope: AuthorizedScope): Promise<void> {
  const members = memberStore(world.db);
  for (const { id } of await members.list(scope))
    await erasePictures(world, scope, (await members.remove(scope, id)) ?? []);
}
