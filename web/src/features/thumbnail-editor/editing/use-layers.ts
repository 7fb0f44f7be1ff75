import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { clampedLayer } from "@coldopen/contract/thumbnails/rules";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { paramsOf, thumbnailsApi } from "./api.ts";
import type { EditorStore } from "./state.ts";

type Change = (layers: readonly TextLayer[]) => TextLayer[];

/** Renders the text layers after each change, one change at a time. */
export function useLayers(store: EditorStore, channel: ChannelScope) {
  const { mutate, isPending } = useMutation({
    scope: { id: useId() },
    meta: { failed: t("layersFailed") },
    mutationFn: (change: Change) => {
      const { version } = store.getState().history.present;
      const layers = change(version.layers).map(clampedLayer);
      return thumbnailsApi.setLayers({ params: paramsOf(channel), body: { id: version.id, layers } });
    },
    onSuccess: (version) => store.getState().send({ kind: "lettered", version }),
  });
  return { isSetting: isPending, setLayers: (change: Change) => mutate(change) };
}
