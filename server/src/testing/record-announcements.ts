import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { Announce } from "../platform/sockets/announce.ts";

type Announcement = { to: string | ChannelScope; event: string; data: unknown };
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
      toChannel: (scope, event, data, sender) => {
        made.push({ to: { organizationId: scope.organizationId, channelUcid: scope.channelUcid }, event, data });
        return real.toChannel(scope, event, data, sender);
      },
      toMember: (scope, userId, event, data) => {
        made.push({ to: userId, event, data });
        return real.toMember(scope, userId, event, data);
      },
      endSessions: (ids) => {
        endedSessions.push(...ids);
        return real.endSessions(ids);
      },
    },
  };
}
