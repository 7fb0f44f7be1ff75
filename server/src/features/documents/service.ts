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
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import type { World } from "../../world.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { versionedDocuments } from "../projects/index.ts";
import { detectFileType } from "./files/detect-file-type.ts";
import { readInThread } from "./files/read-in-thread.ts";
import { notesTable } from "./store.ts";

const MAX_CONCURRENT_FILES = 2;
const readLimited = limitConcurrency(readInThread, MAX_CONCURRENT_FILES);

export const notesService = (world: Pick<World, "db" | "sockets" | "flags">) => {
  const requireFlag = requireFeatureFlag(world);
  const notes = versionedDocuments<RichDocument>(world, {
    table: notesTable,
    empty: emptyDocument,
    changedElsewhere: "These notes were changed elsewhere",
    extraColumns: (content) => ({ text: textOf(content) }),
  });

  return {
    readFile: async (caller: Caller, scope: AuthorizedScope, projectId: string, file: IncomingFile) => {
      await requireFlag("STUDIO_PROJECT_NOTES_FILE_UPLOAD", caller, scope.organizationId);
      await notes.read(scope, projectId);
      const bytes = await file.read();
      const kind = detectFileType(NotesFileType.parse(file.type), bytes);
      return { content: await readLimited({ kind, bytes: new Uint8Array(bytes) }) };
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
