import type { CheckName, ImprovedThumbnail } from "@coldopen/contract/thumbnail-scores/schema";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { requestOf, type Scored, scoreQuery, scoresApi } from "./api.ts";

const TIMEOUT_MS = 90_000;
const mutationKey = ["improve-thumbnail"] as const;

/** Generates the thumbnail with its recommendations applied; the result is scored already. */
export function useImprove(scored: Scored, onGenerated: (improved: ImprovedThumbnail) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    meta: { failed: t("applyFailed") },
    mutationFn: (checks: CheckName[]) => {
      const { query, body } = requestOf(scored);
      return scoresApi.improve({ query, body: { ...body, checks } }, { timeoutMs: TIMEOUT_MS });
    },
    onSuccess: (improved) => {
      client.setQueryData(scoreQuery({ ...scored, src: improved.picture.url }).queryKey, improved.score);
      onGenerated(improved);
    },
  });
}

export const useIsImproving = (): boolean => useIsMutating({ mutationKey }) > 0;
