import type { ModelSettings } from "../../platform/config.ts";
import { embeddedTextModel } from "./embedded.ts";
import { langchainTextModel } from "./langchain/model.ts";
import type { TextModel } from "./port.ts";

export const chooseTextModel = (settings: ModelSettings | undefined): TextModel =>
  settings ? langchainTextModel(settings) : embeddedTextModel;
