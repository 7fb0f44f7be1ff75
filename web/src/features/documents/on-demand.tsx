import { lazy, Suspense } from "react";
import { loadModule } from "../../lib/load-module.ts";
import type { NotesEditorProps } from "./notes-editor.tsx";
import { NotesLoading } from "./notes-loading.tsx";

const LoadedNotes = lazy(() => loadModule(() => import("./notes-editor.tsx")));

/** The editor is larger than most screens, so it is loaded only where it is shown. */
export const NotesEditor = (props: NotesEditorProps) => (
  <Suspense fallback={<NotesLoading />}>
    <LoadedNotes {...props} />
  </Suspense>
);
