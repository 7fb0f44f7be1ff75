export { notesKey } from "./api.ts";
export { NotesEditor } from "./on-demand.tsx";
export { SaveLine } from "./save-line.tsx";
