import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { ChannelEvent, MemberEvent, SystemNews } from "@coldopen/contract/notifications/sockets";

/** Where an event happened is named once, by its scope. */
type WithoutScope<E> = E extends unknown ? Omit<E, "orgId" | "channelUCID"> : never;
/** The tab whose own change is announced: it knows already. */
export type Sender = { clientId?: string | undefined };

/**
 * Publishes system events to connected clients on all nodes; stored events are delivered on reconnect.
 * A refresh also revokes live access that no longer exists.
 */
export type Announce = {
  toUser(userId: string, event: "system", news: SystemNews["user"]): Promise<void>;
  toOrganization(organizationId: string, event: "system", news: SystemNews["organization"]): Promise<void>;
  /** To everyone who is entitled to the channel. */
  toChannel(scope: ChannelScope, event: "system", news: WithoutScope<ChannelEvent>, sender?: Sender): Promise<void>;
  /** To one person, as long as they are entitled to the channel. */
  toMember(scope: ChannelScope, userId: string, event: "system", news: WithoutScope<MemberEvent>): Promise<void>;
  /** Ends what these sessions have open; they themselves have ended. */
  endSessions(sessionIds: readonly string[]): Promise<void>;
};
