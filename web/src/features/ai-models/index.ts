export { aiModelsQuery } from "./query.ts";
