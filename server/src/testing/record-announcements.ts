import type { Announce } from "../platform/sockets/announce.ts";

type Announcement = { to: string; event: string; data: unknown };
export type RecordedAnnouncements = { announce: Announce; made: Announcement[]; endedSessions: string[] };

/** What was pushed, for tests that have no socket open. */
export function recordAnnouncements(real: Announce): RecordedAnnouncements {
  const made: Announcement[] = [];
  const endedSessions: string[] = [];
  return {
    made,
    endedSessions,
    announce: {
      toUser: (userId, event, data) => {
        made.push({ to: userId, event, data });
        return real.toUser(userId, event, data);
      },
      toOrganization: (organizationId, event, data) => {
        made.push({ to: organizationId, event, data });
        return real.toOrganization(organizationId, event, data);
      },
      endSessions: (ids) => {
        endedSessions.push(...ids);
        return real.endSessions(ids);
      },
    },
  };
}
