import type { Example } from "./example.ts";
import type { Home } from "./home.ts";

const threadOf = ({ ids }: Home) => ({ threadId: ids.threadId });
const runOf = ({ ids }: Home) => ({ threadId: ids.threadId, runId: ids.threadRunId });
const channelOf = ({ ids }: Home) => ({ organization_id: ids.organizationId, channel_ucid: ids.channelUcid });

/** The assistant. */
export const chatExamples: Readonly<Record<string, Example>> = {
  "chat.list": { input: (home) => ({ query: channelOf(home) }) },
  "chat.rename": { input: (home) => ({ params: threadOf(home), body: { title: "Sauna titles" } }) },
  "chat.remove": { input: (home) => ({ params: threadOf(home) }) },
  "chat.restore": { input: (home) => ({ params: threadOf(home) }) },
  "chat.export": { input: (home) => ({ params: threadOf(home) }) },
  "chat.state": { input: (home) => ({ params: threadOf(home), query: { agent_id: "studio" } }) },
  "chat.changeState": {
    input: (home) => ({
      params: threadOf(home),
      body: { values: { project_id: home.ids.projectId, head_message_id: home.ids.threadMessageId } },
    }),
  },
  "chat.run": {
    input: (home) => ({
      // A new thread: each role has its own. Threads of others are in the tests of the feature.
      params: { threadId: crypto.randomUUID() },
      body: {
        input: { messages: [{ type: "human", content: "2 titles about saunas" }] },
        config: { configurable: channelOf(home) },
      },
    }),
  },
  "chat.join": { input: (home) => ({ params: runOf(home) }) },
  "chat.readFile": {
    input: (home) => ({ query: channelOf(home), file: { type: "text/markdown", text: "# The plan\n\n- a raft" } }),
  },
  "chat.cancel": { input: (home) => ({ params: runOf(home) }) },
  "threadOptions.add": {
    input: ({ ids }) => ({
      body: {
        chatThreadId: ids.threadId,
        videoProjectOptionId: ids.optionId,
        messageId: ids.threadMessageId,
        messageIndex: 0,
        savedContent: "A title",
      },
    }),
  },
  "threadOptions.list": { input: ({ ids }) => ({ query: { chatThreadId: ids.threadId } }) },
  "threadOptions.remove": { input: ({ ids }) => ({ params: { id: ids.threadOptionId } }) },
  "chatFeedback.add": {
    input: ({ ids }) => ({
      body: {
        threadId: ids.threadId,
        messageId: ids.threadMessageId,
        messageData: { messages: [] },
        contentType: "TITLE",
        sentimentPolarity: "POSITIVE",
      },
    }),
  },
  "chatFeedback.change": {
    input: ({ ids }) => ({
      params: { id: ids.feedbackId },
      body: { sentimentPolarity: "NEGATIVE", sentimentType: "Other", sentimentDetail: "Too long" },
    }),
  },
  "chatFeedback.remove": { input: ({ ids }) => ({ params: { id: ids.feedbackId } }) },
  "chatFeedback.list": { input: ({ ids }) => ({ query: { threadId: ids.threadId } }) },
  "chatFeedback.logInteraction": {
    input: ({ ids }) => ({ body: { label: "copied", threadId: ids.threadId, scores: { helpful: 1 } } }),
  },
};
