import { ErrorCode } from "@coldopen/contract/kernel/errors";
import { z } from "zod";

export const ParseRequest = z.object({
  kind: z.enum(["text", "markdown", "rtf", "pdf", "docx", "doc"]),
  bytes: z.instanceof(Uint8Array),
});
export type ParseRequest = z.infer<typeof ParseRequest>;

/** The worker has checked the document; the main thread checks it again. */
const Document = z.object({ type: z.literal("doc"), content: z.array(z.looseObject({ type: z.string() })).min(1) });
export const ParseResult = z.union([
  z.object({ document: Document }),
  z.object({ code: ErrorCode, message: z.string(), cause: z.string().optional() }),
]);
export type ParseResult = z.infer<typeof ParseResult>;
