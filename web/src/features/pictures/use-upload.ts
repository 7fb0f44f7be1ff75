import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { useEffect, useReducer, useRef, useState } from "react";
import { type PicturePlace, sendPicture } from "./api.ts";
import { failureOf, refusalOf } from "./refusal.ts";
import { noUpload, reduceUpload } from "./upload-state.ts";

/** One picture on its way to the studio; another takes its place. */
export function useUpload(place: PicturePlace, onChange: (picture: StoredPicture | undefined) => void) {
  const [state, tell] = useReducer(reduceUpload, noUpload);
  const [file, setFile] = useState<File>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    onChange(undefined);
    return running.current.signal;
  };
  const send = async (next: File) => {
    const signal = begin();
    const { name } = next;
    setFile(next);
    const reason = refusalOf(next);
    if (reason) return tell({ kind: "refused", name, reason });
    tell({ kind: "begun", name });
    try {
      const onProgress = (share: number) => !signal.aborted && tell({ kind: "progressed", share });
      const picture = await sendPicture(place, next, { signal, onProgress });
      if (signal.aborted) return;
      tell({ kind: "kept", picture });
      onChange(picture);
    } catch (error) {
      if (!signal.aborted) tell({ kind: "failed", reason: failureOf(error) });
    }
  };
  return {
    state,
    preview: usePreview(file),
    send: (next: File) => void send(next),
    sendAgain: () => file && void send(file),
    clear: () => {
      begin();
      setFile(undefined);
      tell({ kind: "cleared" });
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;

/** The file as the page itself can show it, until the studio keeps it. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
}
