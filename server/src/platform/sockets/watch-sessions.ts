import type { Log } from "../log.ts";
import type { AccessChange, AccessChanges } from "./access-changes.ts";
import type { SocketSession } from "./rooms.ts";

/** Current access of these sessions; ended and expired ones are missing. */
type FindSessions = (sessionIds: readonly string[]) => Promise<readonly SocketSession[]>;
export type SessionSource = { findSessions: FindSessions; accessChanges: AccessChanges; log: Log };

const CHECK_EVERY_MS = 2_000;

type Watched<T> = {
  /** Everything that is open on this node. */
  list: () => readonly T[];
  socketSessionOf: (open: T) => SocketSession;
  /** Called with nothing once the session has ended. */
  apply: (open: T, now: SocketSession | undefined) => void;
};

const isConcerned = ({ sessionId, userId, organizationIds }: SocketSession, { kind, ids }: AccessChange): boolean => {
  if (kind === "session") return ids.includes(sessionId);
  if (kind === "user") return ids.includes(userId);
  return organizationIds.some((id) => ids.includes(id));
};

/**
 * A connection outlives the request that admitted it. Its session and rights are looked up again when a change of access is
 * published, and at an interval: a published change can be lost, and a session can expire.
 */
export function watchSessions<T>(
  { findSessions: find, accessChanges, log }: SessionSource,
  { list, socketSessionOf, apply }: Watched<T>,
) {
  const check = async (open: readonly T[]) => {
    if (open.length === 0) return;
    const ids = new Set(open.map((one) => socketSessionOf(one).sessionId));
    const found = new Map((await find([...ids])).map((session) => [session.sessionId, session]));
    for (const one of open) apply(one, found.get(socketSessionOf(one).sessionId));
  };

  // Sequential, so that the latest lookup of a session is applied last.
  let last = Promise.resolve();
  let waiting = 0;
  const checkNext = (choose: () => readonly T[]): Promise<void> => {
    waiting++;
    last = last
      .then(() => check(choose()))
      .catch((error: unknown) => log.warn({ err: error }, "Failed to check open connections"))
      .finally(() => void waiting--);
    return last;
  };

  accessChanges.subscribe((change) =>
    checkNext(() => list().filter((one) => isConcerned(socketSessionOf(one), change))),
  );
  const timer = setInterval(() => {
    if (waiting === 0) void checkNext(list);
  }, CHECK_EVERY_MS).unref();

  return {
    checkOne: (one: T) => checkNext(() => [one]),
    close: () => clearInterval(timer),
  };
}
