import type { AppContext } from "../../app-context.ts";
import { type AccessCheck, createAccessCheck } from "../../platform/access/access-check.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { type AccessRow, accessStore } from "./access-store.ts";
import { isInternalEmail, readSessionCookie, sessionCookieName } from "./rules.ts";
import { sessionStore } from "./session-store.ts";

/** The access check on the sessions and API keys of this studio. */
export function createSessionAccess(
  context: Pick<AppContext, "db" | "config" | "announce">,
  authenticateKey: AccessCheck["authenticateKey"],
): AccessCheck {
  const access = accessStore(context.db);
  const sessions = sessionStore(context.db);
  const cookieName = sessionCookieName(context.config.publicUrl);

  const asCaller = (sessionId: string, row: AccessRow): Caller => ({
    userId: row.userId,
    sessionId,
    email: row.email,
    isInternal: isInternalEmail(row.email, row.emailVerified, context.config.internalDomains),
    memberships: row.memberships,
    entitlements: row.entitlements,
  });

  return createAccessCheck({
    channelExists: access.channelExists,
    authenticateKey,
    authenticate: async (cookies) => {
      const cookie = readSessionCookie(cookies[cookieName]);
      const row = cookie && (await access.find(cookie));
      if (!cookie || !row) return undefined;
      if (!row.isCurrent && !row.isPrevious) {
        // A secret that this session once had is a replay and ends it. Any other proves nothing but knowledge of the id.
        const replayed = await sessions.findBySecret(cookie);
        if (!replayed) return undefined;
        const ended = await sessions.end(replayed.userId, [cookie.id]);
        await context.announce.endSessions(ended.map(({ id }) => id));
        return undefined;
      }
      return row.isAlive ? asCaller(cookie.id, row) : undefined;
    },
    findCaller: async (sessionId) => {
      const row = await access.findBySession(sessionId);
      return row?.isAlive ? asCaller(sessionId, row) : undefined;
    },
  });
}
