import type { RunEvent } from "@coldopen/contract/chat/schema";
import { detectLanguage } from "@coldopen/engine-text/language";
import type { AIMessageChunk } from "@langchain/core/messages";
import { z } from "zod";
import type { ConversationContext } from "../../adapters/chat-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import { isAbortedBy } from "../../platform/runs/active-runs.ts";
import { type OwnedRun, RunLostError } from "../../platform/runs/runs.ts";
import { type AiSpending, NO_SPENDING } from "../ai-usage/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { channelStore } from "../channels/index.ts";
import { listEnabledMemories, markMemoriesUsed } from "../chat-memory/index.ts";
import { loadGraph, type TurnParts } from "./agent/graph.ts";
import { toModelMessages } from "./agent/messages.ts";
import { systemPrompt } from "./agent/prompts.ts";
import { runTool, type ToolRequest, toolDefinitions } from "./agent/run-tools.ts";
import type { RememberedFact } from "./agent/tool-context.ts";
import { branchTo, type MessageRow } from "./message-tree.ts";
import { threadStore } from "./thread-store.ts";
import { openTurnWriter, type Turn, type TurnWriter } from "./turn-writer.ts";

/** Model calls and tool steps of one answer, at most. */
const MAX_STEPS = 12;
const MAX_CALLS_PER_STEP = 4;

/** What an answer can cost at most; tools reserve what they need by themselves. */
export const maxAnswerCostCents = ({ chatModel }: Pick<AppContext, "chatModel">): number =>
  (chatModel.costAtMostCents * MAX_STEPS) / 2;

/** Writes one answer to its end, whether or not anyone reads it. */
export async function runAgent(context: AppContext, run: OwnedRun<RunEvent>, turn: Turn): Promise<void> {
  const { log } = context;
  const { signal } = run;
  const writer = openTurnWriter(context, run, turn);
  const spending = { total: NO_SPENDING };
  try {
    await answer(context, run, turn, writer, spending);
    await writer.end("complete", spending.total);
  } catch (error) {
    // A process that shuts down leaves the run to another one.
    if (error instanceof RunLostError || isAbortedBy(signal, "lost") || isAbortedBy(signal, "closing")) {
      log.info({ err: error, runId: run.id }, "Chat run handed over to another process");
      return;
    }
    if (!signal.aborted) log.warn({ err: error, runId: run.id }, "Chat run failed");
    await writer
      .end(signal.aborted ? "stopped" : "failed", spending.total)
      .catch((failed: unknown) => log.error({ err: failed, runId: run.id }, "Failed to store the end of a chat run"));
  } finally {
    writer.close();
    run.release();
  }
}

async function answer(
  context: AppContext,
  run: OwnedRun<RunEvent>,
  turn: Turn,
  writer: TurnWriter,
  spending: { total: AiSpending },
): Promise<void> {
  const { scope, thread, chatRun } = turn;
  const threads = threadStore(context.db);
  const rows = await threads.listMessages(thread);
  if (run.attempt === 1) writer.pushMetadata();
  const own = rows.filter(({ runId }) => runId === run.id);
  writer.written.push(...own);
  if (isAnswered(own)) return;
  const question = rows.find(({ id }) => id === chatRun.messageId)?.content ?? "";
  const [about, memories] = await loadContext(context, turn);
  const language = detectLanguage(question, about.channel.language);
  const { webSearch, userTimezone, pitchSelections: selections } = chatRun.options;
  const subject = { organizationId: scope.organizationId, userId: chatRun.userId };
  const canRemember = await context.flags.isOn("STUDIO_CHAT_MEMORY_EDITOR", subject);
  const isPitch = thread.agentId === "pitch";
  const tools = toolDefinitions({ webSearch, memory: canRemember, pitch: isPitch });
  const tool = {
    ...{ context, scope, userId: chatRun.userId, memories, language, signal: run.signal },
    offered: tools.map(({ name }) => name),
    ...(isPitch && { pitch: { projectId: thread.projectId, selections, bio: about.channel.bio } }),
  };

  const runOne = async (call: ToolRequest) => {
    const id = crypto.randomUUID();
    const { result, isError } = await runTool(call, tool, {
      onStep: writer.pushStep,
      onProgress: (progress) => writer.pushResult(id, call, progress, "success"),
    });
    const status = isError ? "error" : "success";
    writer.pushResult(id, call, result, status);
    await writer.storeResult(id, call, result, status);
    return { content: JSON.stringify(result), status, tool_call_id: call.id, name: call.name } as const;
  };
  for (const call of openCallsOf(own)) await runOne(call);

  const [{ SystemMessage, ToolMessage }, model, graph] = await Promise.all([
    import("@langchain/core/messages"),
    context.chatModel.open(tools, about),
    loadGraph(),
  ]);
  const prompt = systemPrompt({ ...about, agentId: thread.agentId, canRemember, userTimezone, now: context.now() });
  const head = writer.written.at(-1)?.id ?? chatRun.messageId;
  const branch = branchTo([...rows, ...writer.written.slice(own.length)], head);
  const parts: TurnParts = {
    model,
    system: new SystemMessage(prompt),
    onChunk: (chunk) => writer.pushText(chunk.text),
    onAnswer: async (whole) => {
      spending.total = addUsage(context, spending.total, whole);
      const calls = takeCalls(context, whole, writer.written);
      if (calls.length === 0 && whole.text.trim() === "" && writer.written.length === 0)
        throw new Error("The chat model returned an empty answer");
      await writer.storeAnswer(calls);
    },
    runTools: async () => {
      const results = [];
      for (const call of writer.written.at(-1)?.toolCalls ?? []) results.push(new ToolMessage(await runOne(call)));
      return results;
    },
  };
  await graph.invoke(toModelMessages(branch), parts, { signal: run.signal, recursionLimit: MAX_STEPS });
}

async function loadContext(context: AppContext, turn: Turn): Promise<[ConversationContext, RememberedFact[]]> {
  const { db } = context;
  const { scope, chatRun } = turn;
  const [channel, settings, remembered] = await Promise.all([
    channelStore(db).findByUcid(scope.channelUcid),
    channelSettingsStore(db).read(scope),
    listEnabledMemories(context, scope, chatRun.userId),
  ]);
  await markMemoriesUsed(context, scope, { userId: chatRun.userId, keys: remembered.map(({ key }) => key) });
  const memories = remembered.map(({ key, value }) => ({ key, text: value.text, is_global: value.is_global }));
  const { bio = "", language = "en" } = settings ?? {};
  return [
    { channel: { name: channel?.name ?? "", bio, language }, memories: memories.map(({ text }) => text) },
    memories,
  ];
}

/** A process that died may have stored the whole answer, and not the end of its run. */
function isAnswered(own: readonly MessageRow[]): boolean {
  const last = own.at(-1);
  return last?.type === "ai" && last.status === "complete" && last.toolCalls.length === 0;
}

/** Calls of the last answer that a process left without a result when it died. */
function openCallsOf(own: readonly MessageRow[]): ToolRequest[] {
  const done = new Set(own.map(({ toolCallId }) => toolCallId));
  return (own.findLast(({ type }) => type === "ai")?.toolCalls ?? []).filter(({ id }) => !done.has(id));
}

/**
 * Arguments that are not JSON are treated as empty. Some models repeat the ids of their calls: a result is stored by the
 * id of its call, so these get another.
 */
function takeCalls(
  { log }: Pick<AppContext, "log">,
  whole: AIMessageChunk,
  written: readonly MessageRow[],
): ToolRequest[] {
  const unreadable = (whole.invalid_tool_calls ?? []).map(({ id, name = "" }) => ({ id, name, args: {} }));
  if (unreadable.length > 0) log.warn({ tools: unreadable.map(({ name }) => name) }, "Failed to read tool arguments");
  const used = new Set(written.flatMap(({ toolCalls }) => toolCalls.map(({ id }) => id)));
  const calls = [...(whole.tool_calls ?? []), ...unreadable].slice(0, MAX_CALLS_PER_STEP).map(({ id, name, args }) => {
    const own = id === undefined || used.has(id) ? `call_${crypto.randomUUID()}` : id;
    used.add(own);
    return { id: own, name, args };
  });
  whole.tool_calls = calls.map((call) => ({ ...call, type: "tool_call" }));
  whole.invalid_tool_calls = [];
  return calls;
}

const Usage = z.object({ input_tokens: z.number(), output_tokens: z.number() });

function addUsage({ chatModel }: AppContext, total: AiSpending, { usage_metadata }: AIMessageChunk): AiSpending {
  const usage = Usage.safeParse(usage_metadata).data;
  const [inputTokens, outputTokens] = [usage?.input_tokens ?? 0, usage?.output_tokens ?? 0];
  return {
    ...total,
    inputTokens: total.inputTokens + inputTokens,
    outputTokens: total.outputTokens + outputTokens,
    costCents: total.costCents + chatModel.costCents({ inputTokens, outputTokens }),
  };
}
