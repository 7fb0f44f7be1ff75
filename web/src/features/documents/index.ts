export { NotesEditor } from "./on-demand.tsx";
export { SaveLine } from "./save-line.tsx";
