import type { Socket } from "socket.io";
import type { SocketSession } from "./rooms.ts";

type Messages = Record<string, (...values: unknown[]) => void>;

/** A socket that was admitted, with what it may hear. */
export type NamespaceSocket = Socket<Messages, Messages, Messages, { session: SocketSession }>;
