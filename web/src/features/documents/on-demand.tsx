import { lazy, Suspense } from "react";
import { loadModule } from "../../lib/load-module.ts";
import type { NotesEditorProps } from "./notes-editor.tsx";
import { NotesLoading } from "./notes-loading.tsx";
import type { RichTextProps } from "./rich-text.tsx";

const LoadedNotes = lazy(() => loadModule(() => import("./notes-editor.tsx")));
const LoadedText = lazy(() => loadModule(() => import("./rich-text.tsx")));

/** The editor weighs more than most screens: it is fetched where one is shown. */
export const NotesEditor = (props: NotesEditorProps) => (
  <Suspense fallback={<NotesLoading />}>
    <LoadedNotes {...props} />
  </Suspense>
);

export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<NotesLoading />}>
    <LoadedText {...props} />
  </Suspense>
);
