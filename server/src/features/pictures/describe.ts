import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import { bytesOf } from "./read.ts";
import { describeSight } from "./rules.ts";
import { pictureStore } from "./store.ts";
import type { Ports } from "./store-picture.ts";

/** What a picture shows: its prompt, or what vision finds. The result is stored. */
export async function describePicture(
  context: Ports & Pick<AppContext, "vision" | "stopping">,
  scope: AuthorizedScope,
  id: string,
): Promise<string | undefined> {
  const store = pictureStore(context.db);
  const row = await store.find(scope, id);
  if (!row) return undefined;
  if (row.description) return row.description;
  const bytes = await bytesOf(context, row);
  const workContext = { organizationId: scope.organizationId, signal: context.stopping };
  const [sight, measured] = await Promise.all([context.vision.look(bytes, workContext), measure(bytes)]);
  const description = describeSight(sight, lookOf(measured));
  await store.describe(id, description);
  return description;
}
