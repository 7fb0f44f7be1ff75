import { NOTES_FILE_MAX_BYTES, notesFileTypeOf } from "@coldopen/contract/documents/files";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useEffect, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import { t } from "../../locales/en/documents.ts";
import { type ProjectRef, readNotesFile } from "./api.ts";

export type FileUpload =
  | { kind: "idle" }
  | { kind: "sending"; name: string; share: number }
  | { kind: "failed"; file: File; reason: string };

const IDLE: FileUpload = { kind: "idle" };

/** The reason to reject a file before sending it. */
function faultOf(file: File): string | undefined {
  if (!notesFileTypeOf(file.name)) return t("upload.wrongKind");
  return file.size > NOTES_FILE_MAX_BYTES ? t("upload.tooLarge") : undefined;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AppError) return error.message;
  log.error("Failed to upload a file", error);
  return t("upload.unknown");
};

/** One file at a time; `insert` returns the reason if the content can't be inserted. */
export function useFileUpload(
  projectRef: ProjectRef,
  insert: (content: RichDocument, name: string) => string | undefined,
) {
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
      const { content } = await readNotesFile(projectRef, file, {
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
