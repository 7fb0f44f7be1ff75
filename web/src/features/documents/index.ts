export { NotesEditor } from "./on-demand.tsx";
