import { TITLE_MAX } from "@coldopen/contract/projects/schema";
import type { ModelSettings } from "../../../platform/config.ts";
import { createCircuitBreaker } from "../../circuit-breaker.ts";
import { ModelError } from "../../model-error.ts";
import { type Draft, type NameDraft, RECEIPTS_MAX, receiptOf, type TextModel, type Usage } from "../port.ts";
import { type Chat, costOf, countedIn, messagesOf, nameOf, openChat } from "./chat.ts";
import { type Deadlines, withDeadlines } from "./deadlines.ts";
import { integrationsOf } from "./integrations.ts";
import { opinionOf } from "./opinion.ts";
import { ideasPrompt, namePrompt, type Prompt, provenTitles } from "./prompts.ts";
import { type Found, objectReader } from "./read-objects.ts";

const ATTEMPTS = 2;
const NAME_MAX = 60;
const CONCEPT_LENGTH = 2000;
const MAX_TEXT_LENGTH = 100_000;
/** Empty chunks count towards the limit too. */
const MIN_CHUNK_LENGTH = 10;
const MAX_COST_CENTS = 6;
/** A call waits for the provider and takes little here. */
const MAX_CONCURRENCY = 256;

const cutTo = (max: number, text: string) =>
  text.length <= max
    ? text
    : text
        .slice(0, max + 1)
        .replace(/(?<!\s)\s+\S*$/, "")
        .slice(0, max);

export function langchainTextModel(
  settings: ModelSettings,
  deadlines: Deadlines = { firstMs: 20_000, idleMs: 10_000 },
): TextModel {
  const isOwnServer = settings.baseUrl !== undefined;
  let chat: Promise<Chat> | undefined;
  const breaker = createCircuitBreaker();

  /** Retried only before the first chunk, so that no idea arrives twice. */
  async function* answer(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Found, Usage> {
    breaker.throwIfOpen();
    for (let attempt = 1; ; attempt++) {
      const usage = { inputTokens: 0, outputTokens: 0 };
      let hasArrived = false;
      try {
        const read = objectReader();
        let length = 0;
        chat ??= openChat(settings);
        const model = await chat;
        const messages = messagesOf(prompt);
        for await (const chunk of withDeadlines(
          (both) => model.stream(messages, { signal: both }),
          deadlines,
          signal,
        )) {
          const counted = countedIn(chunk);
          usage.inputTokens += counted.inputTokens;
          usage.outputTokens += counted.outputTokens;
          length += Math.max(chunk.text.length, MIN_CHUNK_LENGTH);
          if (length > MAX_TEXT_LENGTH)
            throw new ModelError(`Model response exceeds limit (${MAX_TEXT_LENGTH} characters)`);
          for (const found of read(chunk.text)) {
            hasArrived ||= found.isWhole;
            yield found;
          }
        }
        if (!hasArrived) throw new ModelError("The model gave no idea");
        breaker.recordSuccess();
        return { ...usage, costCents: costOf(settings, usage) };
      } catch (error) {
        signal.throwIfAborted();
        if (!hasArrived && attempt < ATTEMPTS) continue;
        breaker.recordFailure();
        throw error;
      }
    }
  }

  async function* ideas(brief: Parameters<TextModel["ideas"]>[0], signal: AbortSignal): AsyncGenerator<Draft, Usage> {
    const max = brief.pane === "title" ? TITLE_MAX : CONCEPT_LENGTH;
    const shown = new Set([...brief.exclude, brief.input].map((text) => text.trim().toLowerCase()));
    const proven = provenTitles(brief);
    const receiptsFor = (numbers: readonly number[]) =>
      [...new Set(numbers)]
        .flatMap((number) => proven[number - 1] ?? [])
        .slice(0, RECEIPTS_MAX)
        .map(receiptOf);
    const stream = answer(ideasPrompt(brief), signal);
    let index = 0;
    for (;;) {
      const next = await stream.next();
      if (next.done) return next.value;
      const { text, name, from, isWhole } = next.value;
      const content = cutTo(max, text);
      if (index >= brief.count || content === "" || (isWhole && shown.has(content.toLowerCase()))) continue;
      yield { index, content, description: name, receipts: receiptsFor(from), isWhole };
      if (!isWhole) continue;
      shown.add(content.toLowerCase());
      index++;
    }
  }

  async function* projectName(
    brief: Parameters<TextModel["projectName"]>[0],
    signal: AbortSignal,
  ): AsyncGenerator<NameDraft, Usage> {
    const stream = answer(namePrompt(brief), signal);
    for (;;) {
      const next = await stream.next();
      if (next.done) return next.value;
      yield { result: cutTo(NAME_MAX, next.value.text), isWhole: next.value.isWhole };
    }
  }

  return {
    provider: settings.provider,
    model: settings.model,
    name: nameOf(settings),
    isEmbedded: false,
    costAtMostCents: isOwnServer ? 0 : MAX_COST_CENTS,
    maxConcurrency: MAX_CONCURRENCY,
    warmUp: async () => {
      chat ??= openChat(settings);
      await chat;
    },
    ideas,
    projectName,
    integrations: async (brief, signal) => {
      breaker.throwIfOpen();
      try {
        chat ??= openChat(settings);
        const { integrations, usage } = await integrationsOf(await chat, brief, deadlines, signal);
        breaker.recordSuccess();
        return { integrations, usage: { ...usage, costCents: costOf(settings, usage) } };
      } catch (error) {
        if (!signal.aborted) breaker.recordFailure();
        throw error;
      }
    },
    opinion: async (brief, signal) => {
      breaker.throwIfOpen();
      try {
        chat ??= openChat(settings);
        const { opinion, usage } = await opinionOf(await chat, brief, deadlines, signal);
        breaker.recordSuccess();
        return { opinion, usage: { ...usage, costCents: costOf(settings, usage) } };
      } catch (error) {
        if (!signal.aborted) breaker.recordFailure();
        throw error;
      }
    },
  };
}
