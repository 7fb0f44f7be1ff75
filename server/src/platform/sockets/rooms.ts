export const rooms = {
  user: (id: string) => `user:${id}`,
  organization: (id: string) => `organization:${id}`,
  session: (id: string) => `session:${id}`,
} as const;

/** What a connected session may hear at this moment. */
export type Standing = { sessionId: string; userId: string; organizationIds: readonly string[] };

export const roomsOf = ({ sessionId, userId, organizationIds }: Standing): string[] => [
  rooms.session(sessionId),
  rooms.user(userId),
  ...organizationIds.map(rooms.organization),
];
