import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { IDEAS_PER_DAY } from "@coldopen/contract/ideas/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type IdeaStudio, startIdeaStudio } from "../testing/idea-studio.ts";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { takeShare } from "../testing/test-share.ts";

const CALLS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const START_MS = 200_000;
const WRITTEN_MS = 300_000;
const DAY_MS = 86_400_000;

/** A provider that gives the same titles and concepts for the same subject, and kills the node of one call. */
let callsLeft = 0;
const killed: SpawnedStudio[] = [];
const nodes = new Map<string, SpawnedStudio>();
const provider = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const part of request) body += String(part);
  if (--callsLeft === 0) {
    const node = nodes.get(request.headers.authorization ?? "");
    if (!node) throw new Error("A call of an unknown node");
    nodes.delete(request.headers.authorization ?? "");
    killed.push(node);
    node.child.kill("SIGKILL");
    return;
  }
  const subject = /<data name=\\"(?:text|wish)\\">\\n(.*?)\\n<\/data>/.exec(body)?.[1] ?? "";
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let n = 0; n < 20; n++) {
    const words = createHash("sha256").update(`${subject} ${n}`).digest("hex").replaceAll(/\d/g, "k");
    const text = `${subject} ${words.slice(0, 6)} ${words.slice(6, 12)} ${words.slice(12, 18)} ${words.slice(18, 24)}`;
    const choices = [{ index: 0, delta: { role: "assistant", content: `${JSON.stringify({ text, name: null })}\n` } }];
    response.write(`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

let studio: IdeaStudio;
beforeAll(async () => {
  await once(provider.listen(0, "127.0.0.1"), "listening");
  studio = await startIdeaStudio(() => new Date(), new Date(Date.now() - 20 * DAY_MS));
  // The figures of the catalogue are given, so that a node must not compute them again.
  await studio.context.db.sql.execute(sql`update catalogue_channels set touched_at = null`);
}, START_MS);
afterAll(async () => {
  for (const { child } of [...nodes.values(), ...killed]) child.kill("SIGKILL");
  provider.closeAllConnections();
  provider.close();
  await studio.close();
});

async function startNode(name: string): Promise<void> {
  const node = await spawnStudio(studio.databaseUrl, {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "steady",
    TEXT_MODEL_API_KEY: name,
    TEXT_MODEL_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
  });
  nodes.set(`Bearer ${name}`, node);
}

async function readIdeas(channelUcid: string) {
  const { rows } = await studio.context.db.sql.execute(
    sql`select slot, lower(title) as title from ideas_for_you where channel_ucid = ${channelUcid} order by slot`,
  );
  return { slots: rows.map(({ slot }) => Number(slot)), titles: new Set(rows.map(({ title }) => title)).size };
}
const complete = { slots: Array.from({ length: IDEAS_PER_DAY }, (_, slot) => slot), titles: IDEAS_PER_DAY };
const startRound = () => studio.context.jobs.add("ideas:write-daily", {});
const livingOutput = () => [...nodes.values()].map(({ output }) => output().slice(-2_000)).join("\n");
const whenWritten = (channelUcid: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await studio.context.db.sql.execute(
        sql`select written from idea_days where channel_ucid = ${channelUcid}`,
      );
      expect(rows, livingOutput()).toEqual([{ written: IDEAS_PER_DAY }]);
    },
    { timeout: WRITTEN_MS, interval: 100 },
  );

it.each(takeShare(CALLS, CALLS.length, (call) => `killed daily ideas ${call}`))(
  "has neither a missing nor a doubled idea after the node of the daily round is killed in model call %i",
  async (call) => {
    const { channelUcid } = await studio.arrange();
    for (let n = nodes.size; n < 2; n++) await startNode(`node-${call}-${n}`);
    const killedBefore = killed.length;
    callsLeft = call;
    await startRound();
    await vi.waitFor(() => expect(killed).toHaveLength(killedBefore + 1), { timeout: WRITTEN_MS, interval: 50 });
    expect(await killed.at(-1)?.ended).toMatchObject({ signal: "SIGKILL" });
    expect((await readIdeas(channelUcid)).slots.length).toBeLessThan(IDEAS_PER_DAY);
    // The other node starts the round again, or takes the job over once the heartbeats of the first one are missing.
    if (call % 2 === 1) await startRound();
    await whenWritten(channelUcid);
    expect(await readIdeas(channelUcid)).toEqual(complete);
    await startNode(`node-${call}-late`);
    await Promise.all([startRound(), startRound()]);
    await vi.waitFor(async () => expect(await countWaitingJobs()).toBe(0), { timeout: WRITTEN_MS, interval: 100 });
    expect(await readIdeas(channelUcid)).toEqual(complete);
  },
  START_MS + 2 * WRITTEN_MS,
);

async function countWaitingJobs(): Promise<number> {
  const { rows } = await studio.context.db.sql.execute(
    sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier like 'ideas:write%'
      and attempts < max_attempts`,
  );
  return Number(rows[0]?.jobs);
}
