import { type UsageKind, usageLimits } from "@coldopen/contract/kernel/usage-limits";
import type { Database } from "../db/database.ts";
import { createFairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import { createUsageLimitError } from "./rules.ts";
import { type Lease, usageStore } from "./store.ts";

const RENEW_MS = 5_000;
/** A flood of starts waits for its counters' lock here and not on the connections that everyone else needs. */
const ADMISSIONS = { concurrency: 2, maxQueuedPerKey: 60, maxQueued: 2_000 };

export type Requester = { userId: string; organizationId: string };
export type UsageLimits = {
  /**
   * Counts a start for the person and the organization, who must be known to belong together, or throws `rate_limited`.
   * The work counts as in progress until the returned function is called, or until a while after its node died.
   */
  start(kind: UsageKind, requester: Requester): Promise<() => Promise<void>>;
  /** The same for work that is waited for. */
  run<T>(kind: UsageKind, requester: Requester, work: () => Promise<T>): Promise<T>;
  close(): void;
};

export function openUsageLimits({ db, log }: { db: Pick<Database, "sql" | "query">; log: Log }): UsageLimits {
  const store = usageStore(db);
  const admissions = createFairQueue(ADMISSIONS);
  const held = new Map<string, Lease>();
  const timer = setInterval(() => {
    if (held.size === 0) return;
    store
      .renew([...held.values()])
      .catch((error: unknown) => log.warn({ err: error, leases: held.size }, "Failed to renew usage leases"));
  }, RENEW_MS).unref();

  async function take(kind: UsageKind, lease: Lease): Promise<void> {
    const { person, organization } = usageLimits[kind];
    const { isPersonTaken, isOrganizationTaken } = await store.take(lease, {
      personStarts: person.startsPerMinute,
      personInProgress: person.maxInProgress,
      organizationStarts: organization.startsPerMinute,
      organizationInProgress: organization.maxInProgress,
    });
    if (isPersonTaken && isOrganizationTaken) return;
    if (!isPersonTaken) throw createUsageLimitError(kind, "person", await store.find(lease.person));
    await store.takeBack(lease);
    throw createUsageLimitError(kind, "organization", await store.find(lease.organization));
  }

  const start: UsageLimits["start"] = async (kind, { userId, organizationId }) => {
    const lease = {
      id: crypto.randomUUID(),
      person: `person:${userId}:${kind}`,
      organization: `organization:${organizationId}:${kind}`,
    };
    await admissions.run({ key: userId }, () => take(kind, lease));
    held.set(lease.id, lease);
    return async () => {
      if (!held.delete(lease.id)) return;
      await store
        .release(lease)
        .catch((error: unknown) => log.warn({ err: error, kind }, "Failed to release a usage lease, it will expire"));
    };
  };

  return {
    start,
    run: async (kind, requester, work) => {
      const release = await start(kind, requester);
      try {
        return await work();
      } finally {
        await release();
      }
    },
    close: () => clearInterval(timer),
  };
}
