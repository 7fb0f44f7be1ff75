import { lazy, Suspense } from "react";
import { loadModule } from "../../lib/load-module.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { openedEditor } from "./open-editor.ts";

const ThumbnailEditor = lazy(() => loadModule(() => import("./editor.tsx")));

/** Renders the editor while a thumbnail of this project is open. */
export function ThumbnailEditorOutlet() {
  const { project } = useProjectPage("ThumbnailEditorOutlet");
  const opened = usePersisted(openedEditor);
  if (opened?.projectId !== project.id) return null;
  return (
    <Suspense>
      <ThumbnailEditor key={opened.item.id} item={opened.item} start={opened.start ?? opened.item.src} />
    </Suspense>
  );
}
