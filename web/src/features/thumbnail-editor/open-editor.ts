import { type EditorGates, editorGates } from "@coldopen/contract/thumbnails/rules";
import { EditorItem } from "@coldopen/contract/thumbnails/schema";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { useGates } from "../labs/index.ts";

/** `start` is the picture that it was opened with; the history begins there. */
const Opened = z.object({ projectId: z.uuid(), item: EditorItem, start: z.string().optional() });

/** The thumbnail that is edited in this tab; a reload opens it again. */
export const openedEditor = persisted("studio-thumbnail-editor", Opened, 1, { storage: () => sessionStorage });

/** Opens the editor; works wherever the outlet of this feature is mounted. */
export const openThumbnailEditor = (projectId: string, item: EditorItem): void =>
  openedEditor.write({ projectId, item, start: item.src });

/** The editing tools that the feature gates of this organization allow. */
export const useThumbnailTools = (): EditorGates => editorGates(useGates());
