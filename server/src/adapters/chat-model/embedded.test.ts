import { chatTools } from "@coldopen/contract/chat/tools";
import { HumanMessage } from "@langchain/core/messages";
import { expect, it } from "vitest";
import { embeddedChatModel } from "./embedded.ts";

it("takes the heading of an attached file for what it is about", async () => {
  const tools = Object.entries(chatTools).map(([name, tool]) => ({ name, ...tool }));
  const channel = { name: "Half Built", bio: "", language: "en" as const };
  const model = await embeddedChatModel.open(tools, { channel, memories: [] });
  const description = "\n# A raft in 30 days\n\nThe first week goes into barrels.";
  const attachments = [{ id: "1", type: "file", title: "plan.docx", thumbnailUrl: null, description }];
  const request = "three titles for this";
  const message = new HumanMessage({ content: request, additional_kwargs: { request, attachments } });
  expect((await model.invoke([message])).tool_calls).toMatchObject([
    { name: "write_titles", args: { about: "A raft in 30 days", count: 3 } },
  ]);
});
