import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { ModelPorts } from "../ai-models/index.ts";
import { drawPictures } from "../ideation/index.ts";
import { addFirstThumbnail } from "../projects/index.ts";
import { ideaStore } from "./store.ts";

type Ports = ModelPorts & Pick<AppContext, "sockets" | "files" | "announce" | "stopping" | "jobs" | "now">;

/** Draws the thumbnail of an idea, once, also for the project that the idea was saved in meanwhile. */
export async function drawIdea(context: Ports, scope: AuthorizedScope, id: string): Promise<void> {
  const store = ideaStore(context.db);
  const idea = await store.find(scope, id);
  if (!idea || idea.thumbnail !== null) return;
  let content: string | undefined;
  await drawPictures(
    context,
    scope,
    null,
    { prompts: [idea.thumbnailDescription], seed: idea.seed },
    {
      signal: context.stopping,
      onDrawn: (_, picture) => {
        content = picture?.url;
      },
    },
  );
  if (content === undefined) throw new Error("Failed to draw the thumbnail of an idea");
  const picture = { content, description: idea.thumbnailDescription, seed: idea.seed };
  await context.db.transaction(async () => {
    const locked = await store.lock(scope, id);
    if (!locked || locked.thumbnail !== null) return;
    await store.update(scope, id, { thumbnail: picture.content });
    if (locked.savedProjectId) await addFirstThumbnail(context, scope, locked.savedProjectId, picture);
    await context.announce.toChannel(scope, "system", { eventType: "ideasForYou:changed" });
  });
}
