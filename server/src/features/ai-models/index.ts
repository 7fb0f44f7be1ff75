export { type ModelPorts, opinionModelOf, withEngine, withModels } from "./organization-models.ts";
