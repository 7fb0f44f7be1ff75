import { z } from "zod";
import { ErrorCode } from "./errors.ts";

/** Connections of one person to one node; a tab has one, whatever it listens to. */
export const CONNECTIONS_MAX = 20;

type Message = { data: z.ZodType; reply?: z.ZodType };
type Messages = Record<string, Message>;
/**
 * Who receives a message. `recipient`: the person, organization or channel that the message's own type names.
 * `project`: those who have the project open. `run`: those who follow a generation. `connection`: one tab.
 * Whoever is not entitled to the channel of a project or run is never among them.
 */
export type Audience = "recipient" | "project" | "run" | "connection";
type ClientMessages = Record<string, { audience: Audience; data: z.ZodType }>;
export type Namespace = { path: `/${string}`; access: "user"; toClient: ClientMessages; toServer: Messages };
export const namespace = <const N extends Namespace>(table: N): N => table;

export type Data<M extends Message> = z.output<M["data"]>;
export type Answer<M extends Message> = M["reply"] extends z.ZodType ? z.output<M["reply"]> : undefined;

/** The acknowledgement of a message that was not carried out; any other acknowledgement is the message's reply. */
export const SocketFailure = z.object({
  code: ErrorCode,
  message: z.string(),
  /** When another try makes sense, as `Retry-After` says it over HTTP. */
  retryAfterSeconds: z.number().int().optional(),
});
export type SocketFailure = z.infer<typeof SocketFailure>;
