export { ListExport } from "./list-export.tsx";
