import { NotesFileType } from "@coldopen/contract/documents/files";
import { textOf } from "@coldopen/contract/documents/rules";
import {
  emptyDocument,
  type Notes,
  type NotesChange,
  type RichDocument,
  type SavedNotes,
} from "@coldopen/contract/documents/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { createFairQueue } from "../../platform/fair-queue.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import type { World } from "../../world.ts";
import { gateKeeper } from "../labs/index.ts";
import { projectWriting } from "../project-writings/index.ts";
import { kindOfFile } from "./files/kind-of-file.ts";
import { readApart } from "./files/read-apart.ts";
import { projectNotes } from "./tables.ts";

const files = createFairQueue({
  concurrency: 2,
  maxQueuedPerKey: 50,
  maxQueued: 500,
  refusal: "Too many files are being read at the moment. Try again in a few seconds.",
});

export const notesService = (world: Pick<World, "db" | "sockets" | "flags">) => {
  const requireGate = gateKeeper(world);
  const notes = projectWriting<RichDocument>(world, {
    table: projectNotes,
    empty: emptyDocument,
    changedElsewhere: "These notes were changed elsewhere",
    besides: (content) => ({ text: textOf(content) }),
  });

  return {
    readFile: async (caller: Caller, scope: AuthorizedScope, projectId: string, file: IncomingFile) => {
      await requireGate("STUDIO_PROJECT_NOTES_FILE_UPLOAD", caller, scope.organizationId);
      await notes.read(scope, projectId);
      const bytes = await file.read();
      const kind = kindOfFile(NotesFileType.parse(file.type), bytes);
      const key = scope.organizationId;
      return { content: await files.run({ key }, () => readApart({ kind, bytes: new Uint8Array(bytes) })) };
    },

    read: (scope: AuthorizedScope, projectId: string): Promise<Notes> => notes.read(scope, projectId),

    save: (
      scope: AuthorizedScope,
      projectId: string,
      writer: { userId: string } & Sender,
      change: NotesChange,
    ): Promise<SavedNotes> => notes.save(scope, projectId, { ...change, writer }),
  };
};
