export { chatMemoryApi, logFailure, memoriesQuery, memoryQuery } from "./api.ts";
