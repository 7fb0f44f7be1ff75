import { z } from "zod";
import { ErrorCode } from "./errors.ts";

/** Connections per person and node; a tab has one for all namespaces. */
export const CONNECTIONS_MAX = 20;

type Message = { data: z.ZodType; reply?: z.ZodType };
type Messages = Record<string, Message>;
/**
 * Who receives a message. `recipient`: the person, organization or channel that the message's own type names.
 * `project`: those who have the project open. `run`: those who follow a generation. `connection`: one tab.
 * Messages of a project or run only reach people who are entitled to its channel.
 */
export type Audience = "recipient" | "project" | "run" | "connection";
type ClientMessages = Record<string, { audience: Audience; data: z.ZodType }>;
export type Namespace = {
  path: `/${string}`;
  access: "user";
  toClient: ClientMessages;
  toServer: Messages;
  /** The message of a refused connection without a session. */
  missingUser?: string;
};
export const MISSING_USER = "User not properly logged in.";
export const namespace = <const N extends Namespace>(table: N): N => table;

export type Data<M extends Message> = z.output<M["data"]>;
export type Answer<M extends Message> = M["reply"] extends z.ZodType ? z.output<M["reply"]> : undefined;

/** The acknowledgement of a refused message; any other acknowledgement is the message's reply. */
export const SocketFailure = z.object({
  code: ErrorCode,
  message: z.string(),
  /** Same as `Retry-After` over HTTP. */
  retryAfterSeconds: z.number().int().optional(),
});
export type SocketFailure = z.infer<typeof SocketFailure>;
