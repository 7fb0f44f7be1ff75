import { execFile } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../../..");
const FLOOD_BYTES = 100 * 1_048_576;
const GROWS_AT_MOST_MB = 20;
const TIMES = Number(process.env.FAULT_TIMES ?? 1);

const event = (delta: object) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta }] })}\n\n`;
const idea = event({ content: '{"text": "First", "name": null}\n' });

const flood = (status: number, type: string, head: string, piece: string) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": type });
  response.write(head);
  const block = Buffer.from(piece.repeat(Math.ceil(65_536 / piece.length)));
  let sent = 0;
  const more = () => {
    while (sent < FLOOD_BYTES && !response.destroyed) {
      sent += block.length;
      if (!response.write(block)) return;
    }
    if (sent >= FLOOD_BYTES) response.end();
  };
  response.on("drain", more);
  more();
};

const EVENTS = "text/event-stream";
const ways: Readonly<Record<string, { behave: (response: ServerResponse) => void; kept: readonly string[] }>> = {
  "one line without an end": { behave: flood(200, EVENTS, "data: ", "x"), kept: [] },
  "events that say nothing": { behave: flood(200, EVENTS, "", event({ content: "" })), kept: [] },
  "words that are no idea": { behave: flood(200, EVENTS, "", event({ content: "word ".repeat(200) })), kept: [] },
  "a page instead of an answer": { behave: flood(200, "text/html", "<html>", "<p>no</p>"), kept: [] },
  "a refusal without an end": { behave: flood(500, "application/json", '{"error": "', "x"), kept: [] },
  "an idea, then a line without an end": { behave: flood(200, EVENTS, `${idea}data: `, "x"), kept: ["First"] },
};

/** A provider that speaks OpenAI's wire format, in the way that its address names. */
const calls = new Map<string, number>();
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    const way = decodeURIComponent(request.url?.split("/")[1] ?? "");
    calls.set(way, (calls.get(way) ?? 0) + 1);
    const { behave } = ways[way] ?? { behave: () => response.end(`${idea}data: [DONE]\n\n`) };
    behave(response);
  });
});
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const Told = z.object({
  told: z.array(z.object({ whole: z.array(z.string()), failure: z.string().nullable(), grownMb: z.number() })),
  unhandled: z.number(),
});

it("a hundred megabytes of an answer are not kept, and what came before them is", { timeout: 1_200_000 }, async () => {
  const script = path.join(root, "server/src/testing/flooded-model.ts");
  const names = Array.from({ length: TIMES }, () => Object.keys(ways)).flat();
  const addresses = ["calm", ...names].map((way) => `${base}/${encodeURIComponent(way)}`);
  // A young generation that grows with the traffic would hide what is kept.
  const args = [
    "--expose-gc",
    "--max-semi-space-size=2",
    "--conditions=source",
    "--import=tsx",
    script,
    String(GROWS_AT_MOST_MB),
    ...addresses,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const { told, unhandled } = Told.parse(JSON.parse(stdout));
  expect(told.map(({ whole, failure }, at) => [names[at], whole, failure])).toEqual(
    names.map((way) => [way, ways[way]?.kept, expect.any(String)]),
  );
  expect(told.filter(({ grownMb }) => grownMb > GROWS_AT_MOST_MB)).toEqual([]);
  for (const way of Object.keys(ways)) expect(calls.get(way), way).toBeLessThanOrEqual(2 * TIMES);
  expect(unhandled).toBe(0);
});
