import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { World } from "../../world.ts";
import { deletePicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";

type Ports = Pick<World, "db" | "files">;

export async function deletePictures(world: Ports, scope: AuthorizedScope, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deletePicture(world, scope, id);
}

/** Called before an organization is deleted. */
export async function deleteCastOfOrganization(world: Ports, organization: AuthorizedOrganization): Promise<void> {
  for (const channel of await memberStore(world.db).listChannels(organization))
    await deleteCast(world, scopeForJob(channel));
}

/** Called before a channel is disconnected. */
export async function deleteCast(world: Ports, scope: AuthorizedScope): Promise<void> {
  const members = memberStore(world.db);
  for (const { id } of await members.list(scope))
    await deletePictures(world, scope, (await members.remove(scope, id)) ?? []);
}
