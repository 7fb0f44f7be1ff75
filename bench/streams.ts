import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { UserProfile } from "@coldopen/contract/session/schema";
import pg from "pg";
import { compare, median, p95, printResult } from "./method.ts";
import { startServing } from "./serving/serving.ts";
import { Addresses, Outcomes, type StreamRequest } from "./streams/messages.ts";
import { openSocket, stream } from "./streams/stream.ts";

const STREAMS = 200;
const EDITORS = 50;
const GOALS = { firstElement: 8, neighbours: 1.5, edits: 25 } as const;
const CHANNEL = "UChalfbuilt0000000000001";
const TIMES_A_ROUND = 5;
const READ_MS = 1500;

const clients = fork(path.join(import.meta.dirname, "streams", "clients.ts"), { execArgv: process.execArgv });
const ended = once(clients, "exit").then(([code]) => {
  throw new Error(`The process of the clients ended with code ${code}`);
});
const nextMessage = async () => (await Promise.race([once(clients, "message"), ended]))[0];
const provider = Addresses.parse(await nextMessage());
const serving = await startServing({
  countsEachStartApart: true,
  env: {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "bench",
    TEXT_MODEL_BASE_URL: `${provider.url}/v1`,
  },
});
const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
const organizationId = organizations.find(({ channel }) => channel.ucid === CHANNEL)?.organizationId ?? "";
const scope = { organizationId, channelUCID: CHANNEL };
const newProject = async (name: string) => {
  const answer = await serving.call(projectRoutes.create.path, {
    method: "POST",
    body: JSON.stringify({ name, ...scope }),
  });
  return projectRoutes.create.reply.parse(await answer.json()).data.id;
};
const timed = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

async function firstByte(url: string) {
  const from = performance.now();
  const answer = await fetch(url, { method: "POST", body: "{}" });
  const reader = answer.body?.getReader();
  await reader?.read();
  const first = performance.now() - from;
  for (;;) if ((await reader?.read())?.done !== false) break;
  return first;
}

const { url, headers } = serving;
const place = { url, headers, scope, videoProjectId: await newProject("Streams") };
const one = await openSocket(place);
const medianOf = async (run: () => Promise<number>) => {
  const times: number[] = [];
  for (let n = 0; n < TIMES_A_ROUND; n++) times.push(await run());
  return median(times);
};
const added = (run: () => Promise<number>) => async () =>
  Math.max(0.05, (await medianOf(run)) - (await medianOf(() => firstByte(provider.url))));
const first = await compare(
  "P6 first streamed element, milliseconds added",
  { name: "studio", run: added(async () => (await stream(one, place)).first) },
  { name: "pipe", run: added(() => firstByte(provider.pipeUrl)) },
);
printResult(first, `at most ${GOALS.firstElement} times a bare pipe`, first.high <= GOALS.firstElement);

const list = `${projectRoutes.list.path}?${new URLSearchParams(scope)}`;
const alone = () => serving.waits(list, READ_MS);
const outcomes: string[] = [];
const neighbours = await compare(
  `P16 the project list while ${STREAMS} streams run, p95 in milliseconds`,
  {
    name: "during",
    run: async () => {
      clients.send({ place, streams: STREAMS } satisfies StreamRequest);
      await nextMessage();
      const answered = nextMessage();
      const seen = await alone();
      outcomes.push(...Outcomes.parse(await answered));
      return seen;
    },
  },
  { name: "alone", run: alone },
);
printResult(neighbours, `at most ${GOALS.neighbours} times alone`, neighbours.high <= GOALS.neighbours);
const incomplete = outcomes.filter((state) => state !== "complete").length;
console.log(`  ${outcomes.length} streams, ${STREAMS} at once: ${incomplete} did not complete (goal: 0)`);

const projects = await Promise.all(Array.from({ length: EDITORS }, (_, n) => newProject(`Edited ${n}`)));
const pool = new pg.Pool({ connectionString: serving.databaseUrl, max: EDITORS });
await pool.query("create table if not exists bench_edits (id bigint generated always as identity, content text)");
let edit = 0;
const together = async (work: (n: number) => Promise<unknown>) =>
  p95(
    (
      await Promise.all(
        projects.map(async (_, n) => {
          const times: number[] = [];
          for (let turn = 0; turn < 6; turn++) times.push(await timed(() => work(n)));
          return times;
        }),
      )
    ).flat(),
  );
const edits = await compare(
  `P15 an edit by each of ${EDITORS} editors until it is durable, p95 in milliseconds`,
  {
    name: "edit",
    run: () =>
      together(async (n) => {
        const answer = await serving.call(`${projectRoutes.list.path}/${projects[n]}`, {
          method: "PUT",
          body: JSON.stringify({ name: `Edit ${edit++}` }),
        });
        await answer.text();
        if (!answer.ok) throw new Error(`An edit failed: ${answer.status}`);
      }),
  },
  {
    name: "insert",
    run: () => together(() => pool.query("insert into bench_edits (content) values ($1)", [`Edit ${edit++}`])),
  },
);
printResult(edits, `at most ${GOALS.edits} times a bare insert`, edits.high <= GOALS.edits);

one.close();
await pool.end();
clients.disconnect();
await serving.close();
