import type { AIMessageChunk, BaseMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import type { Runnable } from "@langchain/core/runnables";

/** What differs from one answer to the next. */
export type TurnParts = {
  model: Runnable<BaseMessage[], AIMessageChunk>;
  system: SystemMessage;
  /** Called for each piece of an answer, in order. */
  onChunk: (chunk: AIMessageChunk) => void;
  /** Stores a complete answer before its tools run. */
  onAnswer: (answer: AIMessageChunk) => Promise<void>;
  runTools: () => Promise<ToolMessage[]>;
};
type AgentGraph = { invoke(messages: BaseMessage[], parts: TurnParts, options: InvokeOptions): Promise<void> };
type InvokeOptions = { signal: AbortSignal; recursionLimit: number };

let graph: Promise<AgentGraph> | undefined;

/** The graph of all answers. Loading and compiling it takes longer than a turn: it is done once for each process. */
export const loadGraph = (): Promise<AgentGraph> => {
  graph ??= compileGraph().catch((error: unknown) => {
    graph = undefined;
    throw error;
  });
  return graph;
};

/** The agent calls the model until it answers without a tool call. */
async function compileGraph(): Promise<AgentGraph> {
  const [{ Annotation, END, MessagesAnnotation, START, StateGraph }, { AIMessage }] = await Promise.all([
    import("@langchain/langgraph"),
    import("@langchain/core/messages"),
  ]);
  const Context = Annotation.Root({ parts: Annotation<TurnParts> });
  const partsOf = ({ context }: { context?: typeof Context.State }): TurnParts => {
    if (!context) throw new Error("Agent graph context missing");
    return context.parts;
  };
  const callsOf = (messages: readonly BaseMessage[]) => {
    const last = messages.at(-1);
    return AIMessage.isInstance(last) ? (last.tool_calls ?? []) : [];
  };
  const compiled = new StateGraph(MessagesAnnotation, Context)
    .addNode("agent", async ({ messages }, config) => {
      const { model, system, onChunk, onAnswer } = partsOf(config);
      let answer: AIMessageChunk | undefined;
      for await (const chunk of await model.stream([system, ...messages], config)) {
        onChunk(chunk);
        answer = answer ? answer.concat(chunk) : chunk;
      }
      if (!answer) throw new Error("The chat model returned nothing");
      await onAnswer(answer);
      return { messages: [answer] };
    })
    .addNode("tools", async (_, config) => ({ messages: await partsOf(config).runTools() }))
    .addEdge(START, "agent")
    .addConditionalEdges("agent", ({ messages }) => (callsOf(messages).length > 0 ? "tools" : END), ["tools", END])
    .addEdge("tools", "agent")
    .compile();
  return {
    invoke: async (messages, parts, options) => {
      await compiled.invoke({ messages }, { ...options, context: { parts } });
    },
  };
}
