import type { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askOf, type Scored, scoreQuery, scoresApi } from "./api.ts";
import { t } from "./texts.ts";

export type ToImprove = Scored & { prompt: string; style?: ThumbnailStyle | undefined };
const TIMEOUT_MS = 90_000;

/** Applies recommendations; what comes out is scored already. */
export function useImprove(asked: ToImprove, onApplied: (picture: StoredPicture) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failed: t("applyFailed") },
    mutationFn: (checks: CheckName[]) => {
      const { query, body } = askOf(asked);
      const { prompt, style = "realistic" } = asked;
      return scoresApi.improve({ query, body: { ...body, prompt, style, checks } }, { timeoutMs: TIMEOUT_MS });
    },
    onSuccess: ({ picture, score }) => {
      client.setQueryData(scoreQuery({ ...asked, src: picture.url }).queryKey, score);
      onApplied(picture);
    },
  });
}
