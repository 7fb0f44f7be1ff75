import type { Socket } from "socket.io";
import type { SocketSession } from "./rooms.ts";

type Messages = Record<string, (...values: unknown[]) => void>;

/** An admitted socket with its session. */
export type NamespaceSocket = Socket<Messages, Messages, Messages, { session: SocketSession }>;
