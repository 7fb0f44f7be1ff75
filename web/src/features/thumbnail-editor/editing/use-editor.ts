import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { canApply, clampedLayer } from "@coldopen/contract/thumbnails/rules";
import type { EditorItem, TextLayer } from "@coldopen/contract/thumbnails/schema";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { t } from "../../../locales/en/thumbnail-editor.ts";
import { useProjectPage } from "../../project-editing/index.ts";
import { openedEditor } from "../open-editor.ts";
import { lineQuery, paramsOf, thumbnailsApi } from "./api.ts";
import type { Editor } from "./context.ts";
import { createEditorStore, type EditorStore, versionOf } from "./state.ts";
import { useApply } from "./use-apply.ts";

type Change = (layers: readonly TextLayer[]) => TextLayer[];

/** Renders the text layers after each change, one change at a time. */
function useLayers(store: EditorStore, channel: ChannelScope) {
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

/** The state and actions of an open editor. */
export function useNewEditor(item: EditorItem, start: string, isEditable: boolean): Editor {
  const { channel, project, edit } = useProjectPage("ThumbnailEditor");
  const [store] = useState(() => createEditorStore(versionOf(item, pictureIdOf(item.src) ?? item.id)));
  const { send, ...state } = useStore(store);
  const { version, regions } = state.history.present;
  const [openedAt] = useState(version.id);
  const line = useQuery({ ...lineQuery(channel, openedAt), enabled: isEditable });
  useEffect(() => {
    if (line.data) send({ kind: "opened", line: line.data.versions, start });
  }, [line.data, send, start]);
  useEffect(() => {
    if (version.url !== item.src)
      openedEditor.write({ projectId: project.id, item: { ...item, src: version.url }, start });
  }, [project.id, item, start, version.url]);

  const applying = useApply(store, { channel, projectId: project.id });
  const layering = useLayers(store, channel);
  const options = optionsOfKind(project.options, "thumbnail");
  const save = () => {
    const option: ProjectOption = {
      id: crypto.randomUUID(),
      content: version.url,
      description: version.prompt || null,
      optionType: "thumbnail",
      source: "system",
      videoProjectId: project.id,
      // An edited upload has no seed.
      seed: item.seed === null ? null : version.seed,
    };
    edit({ kind: "addOption", option }, t("backupFailed"));
  };
  return {
    state,
    send,
    ...applying,
    ...layering,
    canApply: canApply({ regions, typed: state.typed, isBusy: applying.isApplying || layering.isSetting }),
    options,
    isSaved: options.some(({ content }) => content === version.url),
    save,
  };
}
