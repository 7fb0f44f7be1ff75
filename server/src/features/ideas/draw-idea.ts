import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { ModelPorts } from "../ai-models/index.ts";
import { drawPictures } from "../ideation/index.ts";
import { ideaStore } from "./store.ts";

type Ports = ModelPorts & Pick<AppContext, "files" | "announce" | "stopping">;

/** Draws the thumbnail of an idea, once. */
export async function drawIdea(context: Ports, scope: AuthorizedScope, id: string): Promise<void> {
  const store = ideaStore(context.db);
  const idea = await store.find(scope, id);
  if (!idea || idea.thumbnail !== null) return;
  let url: string | undefined;
  await drawPictures(
    context,
    scope,
    null,
    { prompts: [idea.thumbnailDescription], seed: idea.seed },
    {
      signal: context.stopping,
      onDrawn: (_, picture) => {
        url = picture?.url;
      },
    },
  );
  if (url === undefined) throw new Error("Failed to draw the thumbnail of an idea");
  await store.update(scope, id, { thumbnail: url });
  await context.announce.toChannel(scope, "system", { eventType: "ideasForYou:changed" });
}
