import type { ModelSettings } from "../../platform/config.ts";
import { embeddedChatModel } from "./embedded.ts";
import { langchainChatModel } from "./langchain.ts";
import type { ChatModel } from "./port.ts";

export const chooseChatModel = (settings: ModelSettings | undefined): ChatModel =>
  settings ? langchainChatModel(settings) : embeddedChatModel;
