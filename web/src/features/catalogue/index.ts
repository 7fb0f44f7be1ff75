export { catalogueQuery } from "./api.ts";
export { Preparing, UnlessPreparing } from "./preparing.tsx";
