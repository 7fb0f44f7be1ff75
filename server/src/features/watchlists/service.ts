import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type NewWatchRule,
  WATCH_RULES_MAX,
  WatchAlert,
  type WatchRuleChange,
} from "@coldopen/contract/watchlists/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { listFollowedUcids } from "../following/index.ts";
import { evaluateWatchlists } from "./evaluate.ts";
import { watchlistStore } from "./store.ts";
import { readUnsubscribeToken } from "./unsubscribe.ts";

const notFound = () => new AppError("not_found", "Not found");

export const watchlistService = (
  context: Pick<AppContext, "db" | "searchDb" | "flags" | "announce" | "now" | "log" | "secretBox" | "jobs">,
) => {
  const { db } = context;
  const store = watchlistStore(db);
  const evaluation = evaluateWatchlists(context);
  const getRule = async (scope: AuthorizedScope, userId: string, id: string) => {
    const [rule] = await store.listRules(scope, userId, id);
    if (!rule) throw notFound();
    return rule;
  };
  const authorizeRule = async (authorize: Authorize, userId: string, id: string): Promise<AuthorizedScope> => {
    const [owner] = await store.findOwners([id]);
    const scope = await authorize(owner);
    if (owner?.userId !== userId) throw notFound();
    return scope;
  };
  const checkCreator = async (scope: AuthorizedScope, creatorUcid: string | null): Promise<void> => {
    if (creatorUcid !== null && !(await listFollowedUcids(context, scope)).includes(creatorUcid))
      throw new AppError("invalid_input", "Follow this creator first");
  };
  const insertRule = async (scope: AuthorizedScope, userId: string, rule: NewWatchRule): Promise<string> => {
    if (rule.target === "creators") {
      await checkCreator(scope, rule.creatorUcid);
      return store.insertRule(scope, { ...rule, userId });
    }
    const search = await store.lockSearch(scope, rule.filterSetId);
    if (!search) throw notFound();
    return store.insertRule(scope, { ...rule, ...search, userId });
  };
  return {
    rules: async (scope: AuthorizedScope, userId: string) => ({ results: await store.listRules(scope, userId) }),
    /** Videos that have passed already are listed, but its owner is not notified of them. */
    add: (scope: AuthorizedScope, userId: string, rule: NewWatchRule) =>
      db.transaction(async () => {
        await store.lockPerson(userId);
        if ((await store.countRules(scope, userId)) >= WATCH_RULES_MAX)
          throw new AppError("conflict", `You can have at most ${WATCH_RULES_MAX} watchlist rules. Delete one first.`);
        const id = await insertRule(scope, userId, rule);
        await evaluation.recordPassed(id);
        return getRule(scope, userId, id);
      }),
    change: async (authorize: Authorize, userId: string, id: string, change: WatchRuleChange) => {
      const scope = await authorizeRule(authorize, userId, id);
      return db.transaction(async () => {
        await store.lockPerson(userId);
        const rule = await getRule(scope, userId, id);
        const { threshold, withinDays, mail } = change;
        if (threshold !== undefined) await store.updateRule(scope, userId, id, { threshold });
        if (withinDays !== undefined) await store.updateRule(scope, userId, id, { withinDays });
        if (mail !== undefined) await store.updateRule(scope, userId, id, { mail });
        const isSameCondition =
          (threshold ?? rule.threshold) === rule.threshold && (withinDays ?? rule.withinDays) === rule.withinDays;
        // Otherwise its owner would not be notified of what has passed since the last evaluation.
        if (!isSameCondition) await evaluation.recordPassed(id);
        return getRule(scope, userId, id);
      });
    },
    remove: async (authorize: Authorize, userId: string, id: string): Promise<void> => {
      const scope = await authorizeRule(authorize, userId, id);
      if (!(await store.deleteRule(scope, userId, id))) throw notFound();
    },
    /** Videos that the catalogue no longer has are left out. */
    alerts: async (scope: AuthorizedScope, userId: string, page: string | undefined) => {
      const { data: alerts, nextCursor } = await store.listAlerts(scope, userId, page);
      const videos = alerts.length > 0 ? await catalogueStore(db).findVideos(alerts.map(({ videoId }) => videoId)) : [];
      const known = new Map(videos.map((video) => [video.videoId, video]));
      const results = alerts.flatMap((alert) => {
        const video = known.get(alert.videoId);
        return video ? [WatchAlert.parse({ ...alert, video })] : [];
      });
      return { results, page: { next: nextCursor } };
    },
    markSeen: (scope: AuthorizedScope, userId: string): Promise<void> => store.markSeen(scope, userId),
    unsubscribe: async (token: string): Promise<void> => {
      const userId = readUnsubscribeToken(context, token);
      if (userId === undefined) throw new AppError("not_found", "This link is not valid");
      await store.stopMails(userId);
    },
  };
};
