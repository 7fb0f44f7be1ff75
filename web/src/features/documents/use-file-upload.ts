import { NOTES_FILE_MAX_BYTES, notesFileTypeOf } from "@coldopen/contract/documents/files";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useEffect, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { t } from "../../locales/en/documents.ts";
import { type NotesPlace, readNotesFile } from "./api.ts";

export type FileUpload =
  | { kind: "idle" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "failed"; file: File; reason: string };

const IDLE: FileUpload = { kind: "idle" };

/** Why a file need not even be sent. */
function faultOf(file: File): string | undefined {
  if (!notesFileTypeOf(file.name)) return t("upload.wrongKind");
  return file.size > NOTES_FILE_MAX_BYTES ? t("upload.tooLarge") : undefined;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.message;
  log.error("A file could not be uploaded", error);
  return t("upload.unknown");
};

/** One file at a time; `insert` says why it can't take what came back. */
export function useFileUpload(place: NotesPlace, insert: (content: RichDocument, name: string) => string | undefined) {
  const [state, enter] = useState<FileUpload>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const fail = (reason: string) => enter({ kind: "failed", file, reason });
    const fault = faultOf(file);
    if (fault) return fail(fault);
    enter({ kind: "sending", name: file.name, share: 0 });
    try {
      const { content } = await readNotesFile(place, file, {
        signal: abort.signal,
        onProgress: (share) => enter({ kind: "sending", name: file.name, share }),
      });
      enter(IDLE);
      const refusal = insert(content, file.name);
      if (refusal) fail(refusal);
    } catch (error) {
      if (!abort.signal.aborted) fail(reasonOf(error));
    }
  };

  return {
    state,
    send: (file: File) => void send(file),
    cancel: () => {
      running.current?.abort();
      enter(IDLE);
    },
  };
}
