import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { Caller } from "../access/caller.ts";

/** A connected session and what it may receive. */
export type SocketSession = {
  sessionId: string;
  userId: string;
  organizationIds: readonly string[];
  /** Channels that the person is entitled to, in organizations whose plan is active. */
  channels: readonly ChannelScope[];
  /** The product's own organizations: their members may enter every channel of them. */
  everyChannelOf: readonly string[];
};

const channel = ({ organizationId, channelUcid }: ChannelScope) => `channel:${organizationId}:${channelUcid}`;
const everyChannel = (organizationId: string) => `channel:${organizationId}:*`;
/** Rooms below a channel start with its name, so that a socket that loses the channel leaves all of them. */
const below = (channelRoom: string, kind: "member" | "project" | "run", id: string) => `${channelRoom}/${kind}:${id}`;
const CHANNEL_ROOM = /^channel:([^:]+):([^/]+)/;

/** Each is a list: a message goes to everyone who is in one of them, once. */
export const roomsFor = {
  user: (id: string) => [`user:${id}`],
  organization: (id: string) => [`organization:${id}`],
  channel: (scope: ChannelScope) => [channel(scope), everyChannel(scope.organizationId)],
  member: (scope: ChannelScope, userId: string) =>
    roomsFor.channel(scope).map((channelRoom) => below(channelRoom, "member", userId)),
  project: (scope: ChannelScope, projectId: string) => [below(channel(scope), "project", projectId)],
  run: (scope: ChannelScope, runId: string) => [below(channel(scope), "run", runId)],
  /** The tabs that name themselves by this id when they connect and when they save. */
  client: (id: string) => [`client:${id}`],
};

export const socketSessionOf = ({
  sessionId,
  userId,
  memberships,
  entitlements,
}: Pick<Caller, "sessionId" | "userId" | "memberships" | "entitlements">): SocketSession => {
  const active = memberships.filter(({ status }) => status === "active");
  const paid = active.filter(({ subscriptionActive }) => subscriptionActive);
  const isPaid = (organizationId: string) => paid.some((entry) => entry.organizationId === organizationId);
  return {
    sessionId,
    userId,
    organizationIds: active.map(({ organizationId }) => organizationId),
    channels: entitlements
      .filter(({ organizationId }) => isPaid(organizationId))
      .map(({ organizationId, channelUcid }) => ({ organizationId, channelUcid })),
    everyChannelOf: paid
      .filter(({ isSpotterOrganization }) => isSpotterOrganization)
      .map(({ organizationId }) => organizationId),
  };
};

/** The rooms that a session is in from the start. */
export const roomsOf = ({ userId, organizationIds, channels, everyChannelOf }: SocketSession): string[] => {
  const channelRooms = [...channels.map(channel), ...everyChannelOf.map(everyChannel)];
  return [
    ...roomsFor.user(userId),
    ...organizationIds.flatMap(roomsFor.organization),
    ...channelRooms,
    ...channelRooms.map((room) => below(room, "member", userId)),
  ];
};

export const mayReceive = (
  { channels, everyChannelOf }: SocketSession,
  { organizationId, channelUcid }: ChannelScope,
): boolean =>
  everyChannelOf.includes(organizationId) ||
  channels.some((entry) => entry.organizationId === organizationId && entry.channelUcid === channelUcid);

/** The rooms, of those that a session is in, that it may no longer be in. */
export function lostRooms(rooms: Iterable<string>, before: SocketSession, now: SocketSession): string[] {
  const [known, wanted] = [new Set(roomsOf(before)), new Set(roomsOf(now))];
  return [...rooms].filter((room) => {
    if (wanted.has(room)) return false;
    const [, organizationId, channelUcid] = CHANNEL_ROOM.exec(room) ?? [];
    if (organizationId === undefined || channelUcid === undefined) return known.has(room);
    return known.has(room) || !mayReceive(now, { organizationId, channelUcid });
  });
}
