import { type EditorGates, editorGates } from "@coldopen/contract/thumbnails/rules";
import { useGates } from "../labs/index.ts";

/** What can be done with a thumbnail here, by the gates. */
export const useThumbnailTools = (): EditorGates => editorGates(useGates());
