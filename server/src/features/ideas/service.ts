import {
  type DismissedReason,
  IDEA_REQUESTS_PER_DAY,
  type IdeaForYou,
  type IdeasQuery,
} from "@coldopen/contract/ideas/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { addFirstThumbnail, projectStore } from "../projects/index.ts";
import { snapshotReaderFor } from "../search-index/index.ts";
import { readTarget } from "./generate-daily-ideas.ts";
import { learnFrom } from "./lessons.ts";
import { ratingStore } from "./rating-store.ts";
import { ideaReader } from "./read-ideas.ts";
import { requestDrawing, requestIdeas } from "./request-ideas.ts";
import { requireIdeas } from "./require-ideas.ts";
import { dayOf, isDue } from "./rules.ts";
import { ideaStore, type StoredIdea } from "./store.ts";

const CHANNELS_PER_PAGE = 500;
const NO_REQUESTS_LEFT = `More ideas can be requested ${IDEA_REQUESTS_PER_DAY} times a day. Check back tomorrow for more ideas!`;
const notFound = () => new AppError("not_found", "Not found");
export const ideasService = (
  context: Pick<AppContext, "db" | "searchDb" | "flags" | "jobs" | "now" | "sockets" | "announce">,
) => {
  const { db, now } = context;
  const store = ideaStore(db);
  const toIdeas = ideaReader(context);
  const requireGates = requireIdeas(context);
  const requireList = (scope: AuthorizedScope, caller: Caller) => requireGates(scope, caller, ["STUDIO_IDEAS_FOR_YOU"]);
  /** The workbench shows, saves and learns from the same ideas. */
  const requireAny = (scope: AuthorizedScope, caller: Caller) =>
    requireGates(scope, caller, ["STUDIO_IDEAS_FOR_YOU", "STUDIO_WORKBENCH_ACCESS"]);

  const toIdea = async (scope: AuthorizedScope, id: string): Promise<IdeaForYou> => {
    const row = await store.find(scope, id);
    const [idea] = row ? await toIdeas([row]) : [];
    if (!idea) throw notFound();
    return idea;
  };
  /** Locks the idea, changes it and returns it. */
  const change = async (
    scope: AuthorizedScope,
    caller: Caller,
    id: string,
    decide: (idea: StoredIdea) => Promise<Parameters<typeof store.update>[2] | undefined>,
  ): Promise<IdeaForYou> => {
    await requireAny(scope, caller);
    return db.transaction(async () => {
      const idea = await store.lock(scope, id);
      if (!idea) throw notFound();
      const changes = await decide(idea);
      if (changes) await store.update(scope, id, changes);
      return toIdea(scope, id);
    });
  };
  const countRequestsLeft = async (scope: AuthorizedScope) =>
    Math.max(0, IDEA_REQUESTS_PER_DAY - (await store.countRequests(scope, dayOf(now()))));
  return {
    list: async (scope: AuthorizedScope, caller: Caller, query: IdeasQuery) => {
      await requireList(scope, caller);
      const day = dayOf(now());
      const [{ data, nextCursor }, done] = [await store.list(scope, query, day), await store.findDay(scope, day)];
      const isPreparing = isDue(done, await readTarget(store, scope, day), now());
      if (isPreparing) await requestIdeas(context, scope);
      const missing = done && !isPreparing ? Math.max(0, done.target - done.written) : 0;
      const page = { next: nextCursor };
      return { results: await toIdeas(data), page, isPreparing, requestsLeft: await countRequestsLeft(scope), missing };
    },
    requestMore: async (scope: AuthorizedScope, caller: Caller) => {
      await requireList(scope, caller);
      return db.transaction(async () => {
        const isCounted = await store.addRequest(scope, dayOf(now()), IDEA_REQUESTS_PER_DAY);
        if (!isCounted) throw new AppError("conflict", NO_REQUESTS_LEFT);
        await requestIdeas(context, scope);
        return { requestsLeft: await countRequestsLeft(scope) };
      });
    },
    lessons: async (scope: AuthorizedScope, caller: Caller) => {
      await requireAny(scope, caller);
      return learnFrom(await ratingStore(db).listJudged(scope));
    },
    dismiss: (scope: AuthorizedScope, caller: Caller, id: string, dismissedReason: DismissedReason | null) =>
      change(scope, caller, id, async ({ dismissedAt, dismissedReason: knownReason, savedAt }) => {
        if (savedAt) throw new AppError("conflict", "A saved idea can't be removed");
        if (dismissedReason) await requestIdeas(context, scope);
        // A dismissal without a reason may arrive after the one that names it.
        return { dismissedAt: dismissedAt ?? now(), dismissedReason: dismissedReason ?? knownReason };
      }),
    undoDismiss: (scope: AuthorizedScope, caller: Caller, id: string) =>
      change(scope, caller, id, async () => ({ dismissedAt: null, dismissedReason: null })),
    save: (scope: AuthorizedScope, caller: Caller, id: string, projectId: string) =>
      change(scope, caller, id, async ({ savedAt, savedProjectId, thumbnail, thumbnailDescription, seed }) => {
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
    /** Whether the ideas of today are written, as many as are wanted. */
    isWritten: async (scope: AuthorizedScope): Promise<boolean> => {
      const day = dayOf(now());
      const [done, target] = [await store.findDay(scope, day), await readTarget(store, scope, day)];
      return done !== undefined && done.written >= target;
    },
    /** Whether the catalogue has videos that cannot be searched yet, as in the first minutes of an installation. */
    isIndexPending: async (): Promise<boolean> =>
      !(await snapshotReaderFor(context).read(async () => true, false)) && (await catalogueStore(db).hasVideos()),
    /** All channels, page by page. */
    async *listChannels(): AsyncGenerator<ChannelScope> {
      for (let after: ChannelScope | undefined; ; ) {
        const page = await store.listChannels({ after, limit: CHANNELS_PER_PAGE });
        yield* page;
        after = page.at(-1);
        if (page.length < CHANNELS_PER_PAGE) return;
      }
    },
    seen: (scope: AuthorizedScope, caller: Caller, id: string) =>
      change(scope, caller, id, async ({ seenAt, thumbnail }) => {
        if (thumbnail === null) await requestDrawing(context, id);
        return seenAt ? undefined : { seenAt: now() };
      }),
  };
};
