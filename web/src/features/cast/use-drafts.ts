import { castRoutes } from "@coldopen/contract/cast/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useEffect, useReducer, useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { upload } from "../../lib/upload.ts";
import { t } from "../../locales/en/cast.ts";
import { usePhotoTypes } from "../pictures/index.ts";
import { placeParams } from "./api.ts";
import { type Draft, reduceDrafts, refusalOf } from "./drafts.ts";

const wordsOf = (error: unknown) =>
  error instanceof AppError && error.code === "invalid_input" ? error.message : t("draft.failed");
const isFinal = (error: unknown) => error instanceof AppError && error.code === "invalid_input";

/** The photos from choosing to saving. */
export function useDrafts(channel: ActiveChannel) {
  const [drafts, dispatch] = useReducer(reduceDrafts, []);
  const leaving = useRef(new AbortController());
  const count = useRef(0);
  const types = usePhotoTypes();
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const look = (id: number, file: File) => {
    dispatch({ kind: "chosen", id, file });
    const refusal = refusalOf(file, types);
    if (refusal) return dispatch({ kind: "failed", id, words: refusal, mayRetry: false });
    const { signal } = leaving.current;
    upload(castRoutes.look, { params: placeParams(channel) }, file, {
      signal,
      onProgress: (share) => dispatch({ kind: "sent", id, share }),
    }).then(
      (looked) => dispatch({ kind: "looked", id, look: looked }),
      (error: unknown) => {
        if (!signal.aborted) dispatch({ kind: "failed", id, words: wordsOf(error), mayRetry: !isFinal(error) });
      },
    );
  };

  return {
    drafts,
    choose: (files: readonly File[]) => {
      for (const file of files) look(++count.current, file);
    },
    retry: ({ id, file }: Draft) => look(id, file),
    drop: (id: number) => dispatch({ kind: "dropped", id }),
    /** Resolves to whether the photo was saved; if not, it shows the reason and stays. */
    savePhoto: async (memberId: string, { id, file }: Draft): Promise<boolean> => {
      dispatch({ kind: "saving", id });
      try {
        await upload(castRoutes.addPhoto, { params: { ...placeParams(channel), id: memberId } }, file, {
          signal: leaving.current.signal,
        });
        dispatch({ kind: "dropped", id });
        return true;
      } catch (error) {
        dispatch({ kind: "failed", id, words: wordsOf(error), mayRetry: !isFinal(error) });
        return false;
      }
    },
  };
}
