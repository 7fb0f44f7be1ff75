import type { ExecutionEvent, ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { io, type Socket } from "socket.io-client";
import type { z } from "zod";
import type { Draft, TextModel } from "../adapters/text-model/port.ts";
import { addressOf } from "./socket-client.ts";
import { ORIGIN, type TestApp } from "./start-app.ts";

type Data = Partial<z.input<typeof ExecutionRequest>["data"]>;

/** Someone with a project, and a request of theirs. */
export async function givenIdeator(studio: TestApp, options: { title?: string; name?: string } = {}) {
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const channelUCID = await studio.given.channel(organizationId);
  const { id: videoProjectId } = await studio.given.project(
    { organizationId, channelUcid: channelUCID, createdBy: user.id },
    { name: "Winter van", ...options },
  );
  const request = (data: Data = {}, runId: string = crypto.randomUUID()) => ({
    metadata: { tracking: { runId, organizationId, channelUCID, videoProjectId } },
    data: { pane: "title", option: "variations", input: "I Spent 90 Days in a Van", numElementsToGenerate: 6, ...data },
  });
  return { user, organizationId, channelUCID, videoProjectId, request };
}

/** A socket to the executions of a node, with the events that it received. */
export async function executionsSocket(node: TestApp, email: string) {
  const { jar } = await node.as(email);
  const socket: Socket = io(`${await addressOf(node)}/executions`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: ORIGIN, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  const received: ExecutionEvent[] = [];
  const names: { result: string; isWhole: boolean }[] = [];
  socket.on("execution", (event: ExecutionEvent) => received.push(event));
  socket.on("passthrough-execution", (event: { result: string; isWhole: boolean }) => names.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return { socket, received, names };
}

/** A model that writes what the test says, when the test says so. */
export function scriptedModel(costAtMostCents = 0) {
  let calls = 0;
  let aborted = 0;
  let release = () => {};
  let gate = Promise.resolve();
  const model: TextModel = {
    provider: "scripted",
    model: "script-1",
    name: "Scripted",
    isEmbedded: false,
    costAtMostCents,
    maxConcurrency: 256,
    warmUp: async () => {},
    integrations: async () => ({
      integrations: [],
      usage: { inputTokens: 0, outputTokens: 0, costCents: 0 },
    }),
    async *ideas(brief, signal) {
      calls++;
      signal.addEventListener("abort", () => void aborted++, { once: true });
      for (let index = 0; index < brief.count; index++) {
        const draft: Draft = {
          index,
          content: `Idea ${index} of ${brief.seed}`,
          description: null,
          receipts: [],
          isWhole: true,
        };
        yield { ...draft, content: "Idea", isWhole: false };
        yield draft;
        if (index === 0)
          await Promise.race([
            gate,
            new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
          ]);
      }
      return { inputTokens: 10, outputTokens: 20, costCents: costAtMostCents };
    },
    async *projectName() {
      yield { result: "A name", isWhole: true };
      return { inputTokens: 1, outputTokens: 1, costCents: 0 };
    },
  };
  return {
    model,
    calls: () => calls,
    aborted: () => aborted,
    hold: () => {
      gate = new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}
