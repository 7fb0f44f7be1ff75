import {
  IDEAS_PER_SITTING,
  type IdeaRating,
  type NewRating,
  type SittingIdea,
  THOUGHTS_LIMIT,
  type Thought,
} from "@coldopen/contract/ideas/ratings";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { ratingStore, type StoredRating } from "./rating-store.ts";
import { ideaReader } from "./read-ideas.ts";
import { dayOf } from "./rules.ts";
import { ideaStore, type StoredIdea } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");
const toRating = ({ rating, reasons, thought, ratedAt }: StoredRating): IdeaRating => ({
  rating,
  reasons,
  thought,
  ratedAt: ratedAt.toISOString(),
});

export const workbenchService = (context: Pick<AppContext, "db" | "flags" | "now">) => {
  const { db, now } = context;
  const ideas = ideaStore(db);
  const ratings = ratingStore(db);
  const readIdeas = ideaReader(context);
  const requireFlag = requireFeatureFlag(context);
  const requireWorkbench = (caller: Caller, { organizationId }: AuthorizedScope) =>
    requireFlag("STUDIO_WORKBENCH_ACCESS", caller, organizationId);

  const toSittingIdeas = async (
    rows: readonly { idea: StoredIdea; rating: StoredRating | undefined }[],
  ): Promise<SittingIdea[]> => {
    const read = await readIdeas(rows.map(({ idea }) => idea));
    return read.map((idea, at) => {
      const rating = rows[at]?.rating;
      return { ...idea, rating: rating ? toRating(rating) : null };
    });
  };

  return {
    /** What was rated today stays in its place, so that a reload goes on where the sitting was. */
    readSitting: async (scope: AuthorizedScope, caller: Caller): Promise<{ results: SittingIdea[] }> => {
      await requireWorkbench(caller, scope);
      const since = new Date(`${dayOf(now())}T00:00:00Z`);
      const rated = await ratings.listRatedSince(scope, caller.userId, { since, limit: IDEAS_PER_SITTING });
      const left = IDEAS_PER_SITTING - rated.length;
      const unrated = left > 0 ? await ratings.listUnrated(scope, caller.userId, left) : [];
      return { results: await toSittingIdeas([...rated, ...unrated.map((idea) => ({ idea, rating: undefined }))]) };
    },
    rate: async (scope: AuthorizedScope, caller: Caller, id: string, rating: NewRating): Promise<SittingIdea> => {
      await requireWorkbench(caller, scope);
      return db.transaction(async () => {
        const idea = await ideas.lock(scope, id);
        if (!idea) throw notFound();
        await ratings.upsert(idea, caller.userId, { ...rating, ratedAt: now() });
        const [rated] = await toSittingIdeas([{ idea, rating: await ratings.find(scope, caller.userId, id) }]);
        if (!rated) throw notFound();
        return rated;
      });
    },
    unrate: async (scope: AuthorizedScope, caller: Caller, id: string): Promise<Record<string, never>> => {
      await requireWorkbench(caller, scope);
      return db.transaction(async () => {
        const idea = await ideas.lock(scope, id);
        if (!idea) throw notFound();
        await ratings.delete(idea, caller.userId);
        return {};
      });
    },
    listThoughts: async (scope: AuthorizedScope, caller: Caller): Promise<{ results: Thought[] }> => {
      await requireWorkbench(caller, scope);
      return { results: await ratings.listThoughts(scope, caller.userId, THOUGHTS_LIMIT) };
    },
  };
};
