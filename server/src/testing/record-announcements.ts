import type { Announce } from "../platform/sockets/announce.ts";

type Announcement = { to: string; event: string; data: unknown };
export type RecordedAnnouncements = { announce: Announce; made: Announcement[]; endedSessions: string[] };

/** What would have been pushed, for tests that have no socket open. */
export function recordAnnouncements(): RecordedAnnouncements {
  const made: Announcement[] = [];
  const endedSessions: string[] = [];
  return {
    made,
    endedSessions,
    announce: {
      toUser: async (userId, event, data) => void made.push({ to: userId, event, data }),
      toOrganization: async (organizationId, event, data) => void made.push({ to: organizationId, event, data }),
      endSessions: async (ids) => void endedSessions.push(...ids),
    },
  };
}
