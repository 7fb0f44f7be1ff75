import { NotesFileType } from "@coldopen/contract/documents/files";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { createFairQueue } from "../../platform/fair-queue.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { detectFileType } from "./files/detect-file-type.ts";
import { readInThread } from "./files/read-in-thread.ts";

const files = createFairQueue({
  concurrency: 2,
  maxQueuedPerKey: 50,
  maxQueued: 500,
  refusal: "Too many files are being read at the moment. Try again in a few seconds.",
});

/** The content of a file that a person sent; nothing of it is kept. */
export async function readDocument({ organizationId }: AuthorizedScope, file: IncomingFile): Promise<RichDocument> {
  const bytes = await file.read();
  const kind = detectFileType(NotesFileType.parse(file.type), bytes);
  return files.run({ key: organizationId }, () => readInThread({ kind, bytes: new Uint8Array(bytes) }));
}
