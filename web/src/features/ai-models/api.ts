import type { ModelRef, ModelSpeed, ModelUse } from "@coldopen/contract/ai-models/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/ai-models.ts";
import { failureText } from "../session/index.ts";
import { aiModelApi, aiModelsQuery } from "./query.ts";

/** For what a model or its provider failed to do the server's own sentence: it says what to do. */
export const modelFailureText = (error: unknown): string =>
  error instanceof AppError && error.code === "upstream_failed"
    ? error.message
    : failureText(error).replace(/^apiKey: /, "");

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function resultText(model: ModelRef | null, speed: ModelSpeed | null): string {
  if (!model || !speed) return t("result.embedded");
  const about = { model: model.model, seconds: seconds(speed.firstMs) };
  return speed.wordsPerSecond === null
    ? t("result.works", about)
    : t("result.speed", { ...about, words: speed.wordsPerSecond });
}

/** Runs the test and uses the model; null is the embedded engine. */
export function useChooseModel(orgId: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ use, model }: { use: ModelUse; model: ModelRef | null }) =>
      aiModelApi.chooseModel({ params: { orgId, use }, body: { model } }),
    meta: { failed: false },
    onSuccess: async ({ speed }, { model }) => {
      toast.success(resultText(model, speed));
      await client.invalidateQueries(aiModelsQuery(orgId));
      onDone?.();
    },
  });
}
