import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { useEffect, useReducer, useRef, useState } from "react";
import { sendPicture } from "./api.ts";
import { usePhotoTypes, withPhotoType } from "./photo-types.ts";
import { failureOf, refusalOf } from "./refusal.ts";
import { noUpload, reduceUpload } from "./upload-state.ts";

/** One upload; a new file replaces it. */
export function useUpload(channel: ChannelScope, onChange: (picture: StoredPicture | undefined) => void) {
  const [state, dispatch] = useReducer(reduceUpload, noUpload);
  const [file, setFile] = useState<File>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    onChange(undefined);
    return running.current.signal;
  };
  const types = usePhotoTypes();
  const send = async (chosen: File) => {
    const next = withPhotoType(chosen);
    const signal = begin();
    const { name } = next;
    setFile(next);
    const reason = refusalOf(next, types);
    if (reason) return dispatch({ kind: "refused", name, reason });
    dispatch({ kind: "begun", name });
    try {
      const onProgress = (share: number) => !signal.aborted && dispatch({ kind: "progressed", share });
      const picture = await sendPicture(channel, next, { signal, onProgress });
      if (signal.aborted) return;
      dispatch({ kind: "stored", picture });
      onChange(picture);
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: "failed", reason: failureOf(error) });
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
      dispatch({ kind: "cleared" });
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;

/** An object URL of the file until it is stored. */
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
