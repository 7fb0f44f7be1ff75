import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { wordsFor } from "@coldopen/contract/thumbnails/rules";
import { SEED_MAX } from "@coldopen/contract/thumbnails/schema";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refusalText } from "../../../lib/refusal.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { executionsApi } from "./api.ts";
import type { EditorStore, Version } from "./state.ts";

/** A remote model may be slow. */
const TIMEOUT_MS = 180_000;

/** Generates the regions; leaving or stopping cancels it. */
export function useApply(store: EditorStore, { channel, projectId }: { channel: ChannelScope; projectId: string }) {
  const running = useRef<AbortController>(undefined);
  const attempts = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending } = useMutation({
    meta: { failed: false },
    mutationFn: async (): Promise<Version> => {
      const { history, typed } = store.getState();
      const { version, regions } = history.present;
      const prompts = regions.map((region) => ({ description: wordsFor(region, typed), maskBB: region.maskBB }));
      // Generating the same regions again gives another result.
      const seed = (version.seed + attempts.current++) % SEED_MAX;
      running.current = new AbortController();
      const { images } = await executionsApi.execute(
        {
          body: {
            metadata: {
              tracking: {
                runId: crypto.randomUUID(),
                organizationId: channel.organizationId,
                channelUCID: channel.channelUcid,
                videoProjectId: projectId,
              },
              overrides: { src: version.url, thumbnailStyle: version.style },
            },
            imageAIParameters: {
              prompt: version.prompt,
              seed,
              regional_prompts: prompts.map(({ description, maskBB }) => ({ description, mask_bb: maskBB })),
            },
          },
        },
        { signal: running.current.signal, timeoutMs: TIMEOUT_MS },
      );
      const [image] = images;
      if (!image) throw new AppError("upstream_failed");
      return { ...version, ...image, regions: prompts };
    },
    onSuccess: (version) => store.getState().send({ kind: "applied", version }),
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      const text = refusalText(error);
      if (text) toast.error(text, { label: t("retry"), onSelect: () => mutate() });
      else toast.error(t("applyFailed"));
    },
  });
  return { isApplying: isPending, apply: () => mutate(), stop: () => running.current?.abort() };
}
