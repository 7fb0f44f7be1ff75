import type { AIMessageChunk, BaseMessage, ToolMessage } from "@langchain/core/messages";
import type { Runnable } from "@langchain/core/runnables";

type GraphParts = {
  model: Runnable<BaseMessage[], AIMessageChunk>;
  system: BaseMessage;
  /** Called for each piece of an answer, in order. */
  onChunk: (chunk: AIMessageChunk) => void;
  /** Stores a complete answer before its tools run. */
  onAnswer: (answer: AIMessageChunk) => Promise<void>;
  runTools: (calls: NonNullable<AIMessageChunk["tool_calls"]>) => Promise<ToolMessage[]>;
};

/** The agent calls the model until it answers without a tool call. */
export async function buildGraph({ model, system, onChunk, onAnswer, runTools }: GraphParts) {
  const [{ END, MessagesAnnotation, START, StateGraph }, { AIMessage }] = await Promise.all([
    import("@langchain/langgraph"),
    import("@langchain/core/messages"),
  ]);
  const callsOf = (messages: readonly BaseMessage[]) => {
    const last = messages.at(-1);
    return AIMessage.isInstance(last) ? (last.tool_calls ?? []) : [];
  };
  return new StateGraph(MessagesAnnotation)
    .addNode("agent", async ({ messages }, config) => {
      let answer: AIMessageChunk | undefined;
      for await (const chunk of await model.stream([system, ...messages], config)) {
        onChunk(chunk);
        answer = answer ? answer.concat(chunk) : chunk;
      }
      if (!answer) throw new Error("The chat model returned nothing");
      await onAnswer(answer);
      return { messages: [answer] };
    })
    .addNode("tools", async ({ messages }) => ({ messages: await runTools(callsOf(messages)) }))
    .addEdge(START, "agent")
    .addConditionalEdges("agent", ({ messages }) => (callsOf(messages).length > 0 ? "tools" : END), ["tools", END])
    .addEdge("tools", "agent")
    .compile();
}
