import type { ProjectOption } from "@coldopen/contract/projects/schema";
import type { EditorMode } from "@coldopen/contract/thumbnails/schema";
import { useProjectPage } from "../project-editing/index.ts";
import { openThumbnailEditor } from "../thumbnail-editor/index.ts";

/** Opens the thumbnail editor to edit or score. */
export function useEditThumbnail() {
  const { project } = useProjectPage("useEditThumbnail");
  return ({ id, content, description, seed }: ProjectOption, initialMode: EditorMode) =>
    openThumbnailEditor(project.id, {
      id,
      src: content,
      prompt: description ?? "",
      seed,
      title: project.titlePrimaryOption?.content ?? project.name,
      initialMode,
    });
}
