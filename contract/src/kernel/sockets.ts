import { z } from "zod";
import { ErrorCode } from "./errors.ts";

type Message = { data: z.ZodType; reply?: z.ZodType };
type Messages = Record<string, Message>;
export type Namespace = { path: `/${string}`; access: "user"; toClient: Messages; toServer: Messages };
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
