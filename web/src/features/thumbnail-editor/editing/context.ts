import type { ProjectOption } from "@coldopen/contract/projects/schema";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import { pieceContext } from "../../../ui/piece-context.ts";
import type { EditorEvent, EditorState } from "./state.ts";

export type Editor = {
  state: EditorState;
  send: (event: EditorEvent) => void;
  /** Regions are being generated. */
  isApplying: boolean;
  canApply: boolean;
  apply: () => void;
  stop: () => void;
  /** Text layers are being rendered. */
  isSetting: boolean;
  setLayers: (change: (layers: readonly TextLayer[]) => TextLayer[]) => void;
  isSaved: boolean;
  save: () => void;
  options: readonly ProjectOption[];
};

export const [EditorProvider, useEditor] = pieceContext<Editor>("ThumbnailEditor");
