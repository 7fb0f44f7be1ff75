import { routes } from "@coldopen/contract/kernel/route";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { noIdempotency } from "../../testing/no-idempotency.ts";
import { noLimits } from "../../testing/no-limits.ts";
import { createAccessCheck } from "../access/access-check.ts";
import { closerOf } from "./close-app.ts";
import { type Door, serve } from "./serve.ts";
import { openStreams } from "./streams.ts";

const table = routes({
  ticks: {
    method: "GET",
    path: "/ticks",
    access: "public",
    summary: "Ticks for ever",
    stream: true,
    reply: z.object({ tick: z.number() }),
  },
});

async function startTicking() {
  const streams = openStreams();
  const door: Door = {
    access: createAccessCheck({
      authenticate: async () => undefined,
      findCaller: async () => undefined,
      channelExists: async () => false,
    }),
    limits: noLimits,
    idempotency: noIdempotency,
    streams,
    report: () => {},
  };
  const app = Fastify({ forceCloseConnections: "idle" });
  let isAborted = false;
  serve(app, door, table, {
    ticks: async function* ({ visit }) {
      yield { tick: 1 };
      await new Promise<void>((resolve) => visit.signal.addEventListener("abort", () => resolve()));
      isAborted = true;
    },
  });
  app.addHook("preClose", async () => streams.endAll());
  const close = closerOf(app);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close, isAborted: () => isAborted };
}

it("tells open streams to resume elsewhere and closes without waiting for them", async () => {
  const { url, close, isAborted } = await startTicking();
  const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/ticks`)));
  const texts = Promise.all(responses.map((response) => response.text()));
  await close();
  expect(new Set(await texts)).toEqual(
    new Set(['event: data\ndata: {"tick":1}\n\nretry: 1000\nevent: resume\ndata: {}\n\n']),
  );
  expect(isAborted()).toBe(true);
});
