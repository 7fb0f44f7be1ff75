import type { DismissedReason, IdeaForYou, IdeaSource, IdeasQuery } from "@coldopen/contract/ideas/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { addFirstThumbnail, projectStore } from "../projects/index.ts";
import { requestDrawing, requestIdeas } from "./request-ideas.ts";
import { dayOf, isDue, targetOf, whyNow } from "./rules.ts";
import { ideaStore, type StoredIdea } from "./store.ts";

const READ_WITHIN_MS = 7 * 86_400_000;
const notFound = () => new AppError("not_found", "Not found");
const toSource = (video: OutlierVideo): IdeaSource => ({
  videoId: video.videoId,
  title: video.title1,
  channelName: video.name,
  performanceIndex: video.performanceIndex,
  views: video.views,
  uploaded: video.uploaded,
  thumb: video.thumb,
});
const momentOf = (moment: Date | null) => moment?.toISOString() ?? null;

export const ideasService = (context: Pick<AppContext, "db" | "jobs" | "now" | "sockets" | "announce">) => {
  const { db, now } = context;
  const store = ideaStore(db);
  const catalogue = catalogueStore(db);

  /** Sources come from the catalogue, so that figures are current and deleted videos are not shown. */
  const toIdeas = async (rows: readonly StoredIdea[]): Promise<IdeaForYou[]> => {
    const ids = [...new Set(rows.flatMap(({ sourceVideoIds }) => sourceVideoIds))];
    const videos = ids.length > 0 ? await catalogue.findVideos(ids) : [];
    const byId = new Map(videos.map((video) => [video.videoId, toSource(video)]));
    return rows.map((row) => {
      const sources = row.sourceVideoIds.flatMap((id) => byId.get(id) ?? []);
      return {
        id: row.id,
        channelUCID: row.channelUcid,
        inspirationType: row.inspirationType,
        title: row.title,
        concept: row.concept,
        thumbnail: row.thumbnail,
        thumbnailDescription: row.thumbnailDescription,
        whyNow: whyNow(sources, now()),
        sources,
        day: row.day,
        dismissedAt: momentOf(row.dismissedAt),
        dismissedReason: row.dismissedReason,
        savedAt: momentOf(row.savedAt),
        savedProjectId: row.savedProjectId,
        seenAt: momentOf(row.seenAt),
      };
    });
  };
  const toIdea = async (scope: AuthorizedScope, id: string): Promise<IdeaForYou> => {
    const row = await store.find(scope, id);
    const [idea] = row ? await toIdeas([row]) : [];
    if (!idea) throw notFound();
    return idea;
  };
  /** Locks the idea, changes it and returns it. */
  const change = (
    scope: AuthorizedScope,
    id: string,
    decide: (idea: StoredIdea) => Promise<Parameters<typeof store.update>[2] | undefined>,
  ): Promise<IdeaForYou> =>
    db.transaction(async () => {
      const idea = await store.lock(scope, id);
      if (!idea) throw notFound();
      const changes = await decide(idea);
      if (changes) await store.update(scope, id, changes);
      return toIdea(scope, id);
    });
  return {
    list: async (scope: AuthorizedScope, query: IdeasQuery) => {
      const day = dayOf(now());
      const [rows, done] = [await store.list(scope, query, day), await store.findDay(scope, day)];
      const isPreparing = isDue(done, targetOf(await store.countToReplace(scope, day)), now());
      if (isPreparing) await requestIdeas(context, scope);
      return { results: await toIdeas(rows), isPreparing };
    },
    dismiss: (scope: AuthorizedScope, id: string, dismissedReason: DismissedReason | null) =>
      change(scope, id, async ({ dismissedAt, savedAt }) => {
        if (savedAt) throw new AppError("conflict", "A saved idea can't be removed");
        if (dismissedReason) await requestIdeas(context, scope);
        return { dismissedAt: dismissedAt ?? now(), dismissedReason };
      }),
    undoDismiss: (scope: AuthorizedScope, id: string) =>
      change(scope, id, async () => ({ dismissedAt: null, dismissedReason: null })),
    save: (scope: AuthorizedScope, id: string, projectId: string) =>
      change(scope, id, async ({ savedAt, savedProjectId, thumbnail, thumbnailDescription, seed }) => {
        if (!(await projectStore(db).get(scope, projectId))) throw notFound();
        if (savedProjectId !== null && savedProjectId !== projectId)
          throw new AppError("conflict", "This idea is saved already");
        // The project was created from what a screen knew, which may be older than the picture.
        const picture = thumbnail && { content: thumbnail, description: thumbnailDescription, seed };
        if (picture) await addFirstThumbnail(context, scope, projectId, picture);
        else await requestDrawing(context, id);
        return { savedAt: savedAt ?? now(), savedProjectId: projectId, dismissedAt: null, dismissedReason: null };
      }),
    /** For jobs: what their payload names, as it is stored. */
    findChannel: store.findChannel,
    findOwner: store.findOwner,
    /** Channels whose ideas nobody looks at get new ones when somebody does. */
    listReadChannels: () => store.listReadSince(new Date(now().getTime() - READ_WITHIN_MS)),
    seen: (scope: AuthorizedScope, id: string) =>
      change(scope, id, async ({ seenAt, thumbnail }) => {
        if (thumbnail === null) await requestDrawing(context, id);
        return seenAt ? undefined : { seenAt: now() };
      }),
  };
};
