import type { ChatModel } from "./port.ts";

/** Reads requests by rules, without a language model: see the text engine. */
export const embeddedChatModel: ChatModel = {
  provider: "embedded",
  model: "coldopen-chat",
  name: "Cold Open",
  isEmbedded: true,
  costAtMostCents: 0,
  costCents: () => 0,
  open: async (tools, context) => {
    const { EmbeddedChatModel } = await import("./embedded-chat-model.ts");
    return new EmbeddedChatModel(context).bindTools([...tools]);
  },
};
