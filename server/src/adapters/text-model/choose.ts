import type { TextModelSettings } from "../../platform/config.ts";
import { embeddedTextModel } from "./embedded/model.ts";
import { langchainTextModel } from "./langchain/model.ts";
import type { TextModel } from "./port.ts";

export const chooseTextModel = (settings: TextModelSettings | undefined): TextModel =>
  settings ? langchainTextModel(settings) : embeddedTextModel;
