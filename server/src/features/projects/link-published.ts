import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { activityStore, FOUND_VIDEO } from "./activity-store.ts";
import { lockedProjectStore } from "./locked-project-store.ts";
import { projectEvents } from "./project-events.ts";
import { projectStore } from "./project-store.ts";
import { type PublishedVideo, publishedStore } from "./published-store.ts";
import { requestScoreMatch } from "./title-scores.ts";
import { projectEvent } from "./webhook-events.ts";

type Deps = Pick<AppContext, "db" | "sockets" | "jobs" | "now" | "announce">;

/** Publishes projects whose title is that of a new video of their channel, and links them to it. */
export async function linkPublishedVideos(context: Deps): Promise<void> {
  for (const video of await publishedStore(context.db).listPublishedByTitle()) await linkVideo(context, video);
}

const linkVideo = (context: Deps, { projectId: id, videoId, uploadDay, ...channel }: PublishedVideo): Promise<void> => {
  const { db } = context;
  const scope = scopeForJob(channel);
  return db.transaction(async () => {
    const project = await lockedProjectStore(db).lockForUpdate(scope, id, { isDeleted: false });
    if (!project || project.status === "published" || project.youtubeURL !== null) return;
    const youtubeUrl = `https://www.youtube.com/watch?v=${videoId}`;
    await projectStore(db).update(scope, project, {
      status: "published",
      youtubeUrl,
      publishDate: project.publishDate ?? uploadDay,
      ...(await publishedStore(db).findVideoStats(youtubeUrl)),
    });
    await activityStore(db).add(id, null, [FOUND_VIDEO]);
    await requestScoreMatch(context, id);
    await projectEvents(context).publishChanged({ scope, projectId: id });
    await context.announce.toChannel(scope, "system", { eventType: "videoProject:listChanged", projectId: id });
    await publishWebhookEvent(context, scope, projectEvent("updated", { ...project, status: "published" }));
  });
};
