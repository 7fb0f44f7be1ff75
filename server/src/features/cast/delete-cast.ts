import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { deletePicture } from "../pictures/index.ts";
import { memberStore } from "./member-store.ts";

type Ports = Pick<AppContext, "db" | "files">;

export async function deletePictures(context: Ports, scope: AuthorizedScope, ids: readonly string[]): Promise<void> {
  for (const id of ids) await deletePicture(context, scope, id);
}

/** Called before an organization is deleted. */
export async function deleteCastOfOrganization(context: Ports, organization: AuthorizedOrganization): Promise<void> {
  for (const channel of await memberStore(context.db).listChannels(organization))
    await deleteCast(context, scopeForJob(channel));
}

/** Called before a channel is disconnected. */
export async function deleteCast(context: Ports, scope: AuthorizedScope): Promise<void> {
  const members = memberStore(context.db);
  for (const { id } of await members.list(scope))
    await deletePictures(context, scope, (await members.remove(scope, id)) ?? []);
}
