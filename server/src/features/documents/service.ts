import { textOf } from "@coldopen/contract/documents/rules";
import {
  emptyDocument,
  type Notes,
  type NotesChange,
  type RichDocument,
  type SavedNotes,
} from "@coldopen/contract/documents/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { versionedDocuments } from "../projects/index.ts";
import { readDocument } from "./read-document.ts";
import { notesTable } from "./store.ts";

export const notesService = (context: Pick<AppContext, "db" | "sockets" | "flags">) => {
  const requireFlag = requireFeatureFlag(context);
  const notes = versionedDocuments<RichDocument>(context, {
    table: notesTable,
    empty: emptyDocument,
    changedElsewhere: "These notes were changed elsewhere",
    extraColumns: (content) => ({ text: textOf(content) }),
  });

  return {
    readFile: async (caller: Caller, scope: AuthorizedScope, projectId: string, file: IncomingFile) => {
      await requireFlag("STUDIO_PROJECT_NOTES_FILE_UPLOAD", caller, scope.organizationId);
      await notes.read(scope, projectId);
      return { content: await readDocument(scope, file) };
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
