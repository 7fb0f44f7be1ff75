import { AppError } from "@coldopen/contract/kernel/errors";
import type { Access } from "@coldopen/contract/kernel/route";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { Admit, Caller, NamedScope } from "../../platform/http/caller.ts";
import type { World } from "../../world.ts";
import { accessStore } from "./access-store.ts";
import { isInternalEmail, readSessionCookie, sessionCookieName } from "./rules.ts";
import { organizationOf } from "./scope-of.ts";
import { sessionStore } from "./session-store.ts";

const notFound = () => new AppError("not_found", "Not found");

/** The one place that decides who may call what. What belongs to others looks like what doesn't exist. */
export function createAdmit(world: Pick<World, "db" | "config" | "announce">): Admit {
  const access = accessStore(world.db);
  const sessions = sessionStore(world.db);
  const cookieName = sessionCookieName(world.config.publicUrl);

  const callerOf = async (cookies: Readonly<Record<string, string | undefined>>): Promise<Caller | undefined> => {
    const cookie = readSessionCookie(cookies[cookieName]);
    const row = cookie && (await access.find(cookie));
    if (!cookie || !row) return undefined;
    if (!row.isCurrent && !row.isPrevious) {
      const ended = await sessions.end(row.userId, [cookie.id]);
      await world.announce.endSessions(ended.map(({ id }) => id));
      return undefined;
    }
    if (!row.isAlive) return undefined;
    const { userId, email, memberships, entitlements } = row;
    return {
      userId,
      sessionId: cookie.id,
      email,
      isInternal: isInternalEmail(email, row.emailVerified, world.config.internalDomains),
      memberships,
      entitlements,
    };
  };

  return async (level, cookies, scope) => {
    const caller = await callerOf(cookies);
    if (level === "public") return caller;
    if (!caller) throw new AppError("unauthenticated", "Sign in first");
    if (level !== "user") await admitToScope(caller, level, scope, access.channelExists);
    return caller;
  };
}

async function admitToScope(
  caller: Caller,
  level: Exclude<Access, "public" | "user">,
  scope: NamedScope,
  channelExists: (ucid: string) => Promise<boolean>,
) {
  const organizationId = organizationOf(caller, scope);
  const membership = caller.memberships.find(
    (entry) => entry.organizationId === organizationId && entry.status === "active",
  );
  if (!membership) throw notFound();
  const entitlement = caller.entitlements.find(
    (entry) => entry.organizationId === organizationId && entry.channelUcid === scope.channelUcid,
  );
  const namesChannel = level === "channel" || level === "channelAdmin" || scope.channelUcid !== undefined;
  if (namesChannel && !entitlement) {
    const isSpotterVisit =
      membership.isSpotterOrganization &&
      typeof scope.channelUcid === "string" &&
      (await channelExists(scope.channelUcid));
    if (!isSpotterVisit) throw notFound();
  }
  if (!membership.subscriptionActive) throw new AppError("payment_required", "This organization has no active plan");
  const role =
    level === "channelAdmin"
      ? (entitlement?.role ?? (membership.isSpotterOrganization ? membership.role : undefined))
      : membership.role;
  if (level === "primary" && role !== "primary") throw new AppError("forbidden", "Only the primary owner may do this");
  if ((level === "channelAdmin" || level === "organizationAdmin") && !isAdminRole(role))
    throw new AppError("forbidden", "Only the primary owner and admins may do this");
}
