/** What features say to those who are connected, on whichever node they are. */
export type Announce = {
  toUser(userId: string, event: string, data: unknown): Promise<void>;
  toOrganization(organizationId: string, event: string, data: unknown): Promise<void>;
  /** Closes the sockets of sessions that have ended. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
};
