export { aiModelsQuery } from "./api.ts";
