import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { listFollowedUcids } from "../following/index.ts";
import { laterStart, type SavedSearchRequest, savedSearchService } from "../outliers/index.ts";
import { publishWebhookEvent, wantsWebhookEvent } from "../webhooks/index.ts";
import { groupBy } from "./rules.ts";
import { type AlertBatch, type MadeAlert, type SearchRule, watchlistStore } from "./store.ts";

/** Alerts of one transaction, and videos of a saved search that are read at once. */
const BATCH = 1_000;
const DAY_MS = 86_400_000;

type Deps = Pick<AppContext, "db" | "searchDb" | "flags" | "announce" | "now" | "log" | "jobs">;

/** Finds videos that passed the threshold of a rule. A video makes one alert per rule, however often it passes. */
export const evaluateWatchlists = (context: Deps) => {
  const { db } = context;
  const store = watchlistStore(db);
  const catalogue = catalogueStore(db);
  const savedSearches = savedSearchService(context, (scope) => listFollowedUcids(context, scope));

  /** The index needs seven days, so a search that filters by it is searched without. */
  const toRequest = async (rule: SearchRule): Promise<SavedSearchRequest> => {
    const { kind, query } = await savedSearches.toRequest(scopeForJob(rule), rule);
    const { performanceIndexGte, performanceIndexLte, ...filters } = query;
    const from = new Date(context.now().getTime() - rule.withinDays * DAY_MS);
    return {
      kind,
      query: {
        ...filters,
        uploadedGte: laterStart(query.uploadedGte, from),
        sortField: "uploaded",
        sortOrder: "desc",
        itemsPerPage: BATCH,
      },
    };
  };
  /** The videos of the rule's time, the newest first, batch by batch. */
  async function* findVideoIds(rule: SearchRule): AsyncGenerator<string[]> {
    const { kind, query } = await toRequest(rule);
    let cursor: string | undefined;
    do {
      const page = await savedSearches.readPage(scopeForJob(rule), { kind, query: { ...query, cursor } });
      if (page.results.length > 0) yield page.results.map(({ videoId }) => videoId);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  /**
   * One event per alert, for webhooks of the rule's owner: rules are private. Most people have no webhook for it, which one
   * query per rule finds out.
   */
  const publishAlerts = async (
    scope: AuthorizedScope,
    personId: string,
    alerts: readonly MadeAlert[],
    titles: ReadonlyMap<string, string>,
  ): Promise<void> => {
    if (!(await wantsWebhookEvent(context, scope, { type: "outlier.alert", personId }))) return;
    for (const { ruleId, videoId, ratio, views } of alerts) {
      const title = titles.get(videoId) ?? "";
      await publishWebhookEvent(context, scope, {
        type: "outlier.alert",
        personId,
        subject: `video:${videoId}`,
        about: title,
        data: { ruleId, videoId, title, ratio, views },
      });
    }
  };

  /** One notification per rule and batch. */
  const notify = async (made: readonly MadeAlert[]): Promise<void> => {
    const byRule = groupBy(made, ({ ruleId }) => ruleId);
    const owners = await store.findOwners([...byRule.keys()]);
    const videos = await catalogue.findVideos([...new Set(made.map(({ videoId }) => videoId))]);
    const titles = new Map(videos.map(({ videoId, title1 }) => [videoId, title1]));
    for (const { id, userId, ...scope } of owners) {
      const alerts = byRule.get(id) ?? [];
      const videoId = alerts[0]?.videoId;
      if (videoId === undefined) continue;
      await context.announce.toMember(scope, userId, "system", {
        eventType: "watchlist:alert",
        ruleId: id,
        videoId,
        videoTitle: titles.get(videoId) ?? "",
        count: alerts.length,
      });
      await publishAlerts(scopeForJob(scope), userId, alerts, titles);
    }
  };
  const insertAndNotify = (insert: () => Promise<AlertBatch>): Promise<AlertBatch> =>
    db.transaction(async () => {
      const batch = await insert();
      if (batch.made.length > 0) await notify(batch.made);
      return batch;
    });

  return {
    /** Records what passed before the rule existed or was changed, without notifying. */
    recordPassed: async (ruleId: string): Promise<void> => {
      const options = { now: context.now(), isInitial: true, limit: BATCH };
      let after: AlertBatch["last"] = null;
      do {
        const { last } = await store.insertCreatorAlerts({ ...options, ruleId, after: after ?? undefined });
        after = last;
      } while (after);
      for (const rule of await store.listSearchRules(ruleId))
        for await (const videoIds of findVideoIds(rule)) await store.insertSearchAlerts(rule.id, videoIds, options);
    },
    /** Returns the number of new alerts. Can be repeated after a crash: finished batches are stored. */
    run: async (): Promise<number> => {
      const started = performance.now();
      const options = { now: context.now(), isInitial: false, limit: BATCH };
      let count = 0;
      let after: AlertBatch["last"] = null;
      do {
        const batch: AlertBatch = await insertAndNotify(() =>
          store.insertCreatorAlerts({ ...options, after: after ?? undefined }),
        );
        count += batch.made.length;
        after = batch.last;
      } while (after);
      for (const rule of await store.listSearchRules())
        try {
          for await (const videoIds of findVideoIds(rule)) {
            const { made } = await insertAndNotify(() => store.insertSearchAlerts(rule.id, videoIds, options));
            count += made.length;
          }
        } catch (error) {
          // The next run repeats it; the rules of others go on.
          context.log.error({ err: error, ruleId: rule.id }, "Failed to evaluate a watchlist rule");
        }
      context.log.info({ count, ms: Math.round(performance.now() - started) }, "Watchlists evaluated");
      return count;
    },
  };
};
