import type { SystemNews } from "@coldopen/contract/notifications/sockets";

/** What features say to those who are connected, on whichever node they are; whoever is away gets it on coming back. */
export type Announce = {
  toUser(userId: string, event: "system", news: SystemNews): Promise<void>;
  toOrganization(organizationId: string, event: "system", news: SystemNews): Promise<void>;
  /** Closes the sockets of sessions that have ended. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
};
