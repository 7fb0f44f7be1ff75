import { type EditorGates, editorGates } from "@coldopen/contract/thumbnails/rules";
import { EditorItem } from "@coldopen/contract/thumbnails/schema";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { useGates } from "../labs/index.ts";

const Opened = z.object({ projectId: z.uuid(), item: EditorItem });

/** The thumbnail that is edited in this tab; a reload opens it again. */
export const openedEditor = persisted("studio-thumbnail-editor", Opened, 1, { storage: () => sessionStorage });

/** Opens the editor; works wherever the outlet of this feature is mounted. */
export const openThumbnailEditor = (projectId: string, item: EditorItem): void =>
  openedEditor.write({ projectId, item });

/** The editing tools that the feature gates of this organization allow. */
export const useThumbnailTools = (): EditorGates => editorGates(useGates());
