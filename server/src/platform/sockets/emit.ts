import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { Audience, Data, Namespace } from "@coldopen/contract/kernel/sockets";
import type { Server } from "socket.io";
import { roomsFor } from "./rooms.ts";

/** What names the receivers of each kind of message: none that belongs to a channel can be sent without naming it. */
export type Target = {
  recipient: { rooms: readonly string[] };
  project: { scope: ChannelScope; projectId: string };
  run: { scope: ChannelScope; runId: string };
  connection: { socketId: string };
};
type Options = {
  /** The tab whose own change this is: it knows already. */
  exceptClient?: string | undefined;
  /** Only to sockets of this node. */
  isLocal?: boolean;
};

type Sent<N extends Namespace, E extends keyof N["toClient"]> = N["toClient"][E];

/** Sends messages of a contract namespace, each to the kind of receivers that its row names. */
export function emitterOf<N extends Namespace>(io: Server, table: N) {
  const namespace = io.of(table.path);
  return <E extends keyof N["toClient"] & string>(
    event: E,
    to: Target[Sent<N, E>["audience"]],
    data: Data<Sent<N, E>>,
    { exceptClient, isLocal = false }: Options = {},
  ): void => {
    const from = isLocal ? namespace.local : namespace;
    const excepted = exceptClient === undefined ? [] : roomsFor.client(exceptClient);
    from.to(roomsToReach(to)).except(excepted).emit(event, data);
  };
}

function roomsToReach(to: Target[Audience]): string[] {
  if ("rooms" in to) return [...to.rooms];
  if ("projectId" in to) return roomsFor.project(to.scope, to.projectId);
  if ("runId" in to) return roomsFor.run(to.scope, to.runId);
  return [to.socketId];
}
