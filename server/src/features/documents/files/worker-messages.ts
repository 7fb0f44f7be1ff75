import { ErrorCode } from "@coldopen/contract/kernel/errors";
import { z } from "zod";

export const Question = z.object({
  kind: z.enum(["text", "markdown", "rtf", "pdf", "docx", "doc"]),
  bytes: z.instanceof(Uint8Array),
});
export type Question = z.infer<typeof Question>;

/** The worker has checked the document; the main thread checks it again. */
const Document = z.object({ type: z.literal("doc"), content: z.array(z.looseObject({ type: z.string() })).min(1) });
export const Answer = z.union([
  z.object({ document: Document }),
  z.object({ code: ErrorCode, message: z.string(), cause: z.string().optional() }),
]);
export type Answer = z.infer<typeof Answer>;
