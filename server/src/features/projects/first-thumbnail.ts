import { primaryField } from "@coldopen/contract/projects/rules";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { lockedProjectStore } from "./locked-project-store.ts";
import { optionStore } from "./option-store.ts";
import { projectEvents } from "./project-events.ts";
import { projectStore } from "./project-store.ts";
import { keyBetween } from "./rules.ts";
import { optionEvent } from "./webhook-events.ts";

type Thumbnail = { content: string; description: string; seed: number };

/**
 * Joins the transaction that stores a picture. Makes it the primary thumbnail of a project that has none. The edit lock is not
 * asked for: the project got this picture when it was created, and its drawing ends later.
 */
export async function addFirstThumbnail(
  context: Pick<AppContext, "db" | "sockets" | "announce" | "jobs" | "now">,
  scope: AuthorizedScope,
  projectId: string,
  thumbnail: Thumbnail,
): Promise<void> {
  const { db } = context;
  const project = await lockedProjectStore(db).lockForUpdate(scope, projectId, { isDeleted: false });
  if (!project) return;
  const options = optionStore(db);
  if ((await options.listOfType(project, "thumbnail")).length > 0) return;
  const id = crypto.randomUUID();
  const position = keyBetween(undefined, undefined);
  const option = { ...thumbnail, id, optionType: "thumbnail" as const, position, source: "system" as const };
  await options.insert(project, option);
  await projectStore(db).update(scope, project, { [primaryField("thumbnail")]: id });
  await publishWebhookEvent(context, scope, optionEvent("created", project, option));
  await projectEvents(context).publishChanged({ scope, projectId });
  await context.announce.toChannel(scope, "system", { eventType: "videoProject:listChanged", projectId });
}
