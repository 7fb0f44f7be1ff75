import { BytesLineDecoder, SSEDecoder } from "@langchain/langgraph-sdk/utils";
import { z } from "zod";
import type { Browser, TestApp } from "./start-app.ts";

export type Frame = { id?: string | undefined; event: string; data: unknown };

/** Reads a streamed answer with the parser of the official SDK. */
export async function readFrames(bytes: Uint8Array): Promise<Frame[]> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const frames: Frame[] = [];
  const events = source.pipeThrough(BytesLineDecoder()).pipeThrough(SSEDecoder());
  for (const reader = events.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return frames;
    frames.push({ id: value.id, event: value.event, data: value.data });
  }
}

const Chunk = z.tuple([z.object({ type: z.string(), id: z.string(), content: z.string() }), z.unknown()]);
/** The texts of the messages that a reader of these frames shows. */
export function shownTexts(frames: readonly Frame[]): string[] {
  const texts = new Map<string, string>();
  for (const { event, data } of frames) {
    if (event !== "messages") continue;
    const [{ type, id, content }] = Chunk.parse(data);
    if (type === "remove") texts.delete(id);
    else texts.set(id, (texts.get(id) ?? "") + content);
  }
  return [...texts.values()];
}

/** A person with a channel who chats. */
export async function chatFixture(studio: TestApp) {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const browser = await studio.as(owner.email);
  const configurable = { agent_id: "studio", organization_id: organizationId, channel_ucid: channelUcid };
  const send = (threadId: string, content: string, options: object = {}, by: Browser = browser) =>
    by.call({
      method: "POST",
      url: `/api/v1/thread/${threadId}/run/stream`,
      payload: {
        input: { messages: content === "" ? [] : [{ type: "human", content }] },
        config: { configurable: { ...configurable, ...options } },
      },
    });
  return {
    ...{ owner, organizationId, channelUcid, browser, send, configurable },
    ask: async (threadId: string, content: string, options: object = {}) => {
      const answer = await send(threadId, content, options);
      return { status: answer.statusCode, headers: answer.headers, frames: await readFrames(answer.rawPayload) };
    },
    state: async (threadId: string, by: Browser = browser) =>
      (await by.call({ url: `/api/v1/thread/${threadId}/state` })).json(),
    /** Calls a route below the thread. */
    call: (method: "GET" | "PUT" | "PATCH" | "POST" | "DELETE", rest: string, payload?: object, by = browser) =>
      by.call({ method, url: `/api/v1/thread${rest}`, ...(payload && { payload }) }),
  };
}
