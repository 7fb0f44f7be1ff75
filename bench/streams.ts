import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { UserProfile } from "@coldopen/contract/session/schema";
import pg from "pg";
import { io, type Socket } from "socket.io-client";
import { compare, median, tell } from "./method.ts";
import { startServing } from "./serving/serving.ts";
import { startProvider } from "./streams/provider.ts";

const STREAMS = 200;
const SOCKETS = 20;
const EDITORS = 50;
const GOALS = { firstElement: 5, neighbours: 1.5, edits: 10 } as const;
const CHANNEL = "UChalfbuilt0000000000001";
const TIMES_A_ROUND = 5;

const provider = await startProvider();
const serving = await startServing({
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
const p95 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
const timed = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const sockets: Socket[] = [];
async function openSocket() {
  const socket = io(`${serving.url}/executions`, {
    transports: ["websocket"],
    forceNew: true,
    extraHeaders: serving.headers,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}
/** Asks for six titles; tells when the first words are there, and how it ended. */
function stream(socket: Socket, videoProjectId: string) {
  const runId = crypto.randomUUID();
  const from = performance.now();
  return new Promise<{ first: number; state: string }>((resolve) => {
    let first = 0;
    const hear = (event: ExecutionEvent) => {
      if (event.runId !== runId) return;
      if (event.state === "partial") first ||= performance.now() - from;
      if (event.state === "start" || event.state === "partial") return;
      socket.off("execution", hear);
      resolve({ first, state: event.state });
    };
    socket.on("execution", hear);
    socket.emit("execution", {
      metadata: { tracking: { runId, ...scope, videoProjectId } },
      data: { pane: "title", option: "variations", input: "I Spent 90 Days in a Van", numElementsToGenerate: 6 },
    });
  });
}
async function firstByte(url: string) {
  const from = performance.now();
  const answer = await fetch(url, { method: "POST", body: "{}" });
  const reader = answer.body?.getReader();
  await reader?.read();
  const first = performance.now() - from;
  for (;;) if ((await reader?.read())?.done !== false) break;
  return first;
}

const projectId = await newProject("Streams");
const one = await openSocket();
const medianOf = async (run: () => Promise<number>) => {
  const times: number[] = [];
  for (let n = 0; n < TIMES_A_ROUND; n++) times.push(await run());
  return median(times);
};
const added = (run: () => Promise<number>) => async () =>
  Math.max(0.05, (await medianOf(run)) - (await medianOf(() => firstByte(provider.url))));
const first = await compare(
  "P6 first streamed element, milliseconds added",
  { name: "studio", run: added(async () => (await stream(one, projectId)).first) },
  { name: "pipe", run: added(() => firstByte(provider.pipeUrl)) },
);
tell(first, `at most ${GOALS.firstElement} times a bare pipe`, first.high <= GOALS.firstElement);

const list = `${projectRoutes.list.path}?${new URLSearchParams(scope)}`;
const look = async () => {
  const times: number[] = [];
  for (let n = 0; n < 60; n++) times.push(await timed(() => serving.get(list)));
  return p95(times);
};
provider.state.pauseMs = 1500;
const many = await Promise.all(Array.from({ length: SOCKETS }, openSocket));
let outcomes: string[] = [];
let isStreaming = false;
const streams = async () => {
  while (isStreaming) {
    const ended = await Promise.all(
      Array.from({ length: STREAMS }, (_, n) => stream(many[n % SOCKETS] ?? one, projectId)),
    );
    outcomes = [...outcomes, ...ended.map(({ state }) => state)];
  }
};
const neighbours = await compare(
  `P16 the project list while ${STREAMS} streams run, p95 in milliseconds`,
  {
    name: "during",
    run: async () => {
      isStreaming = true;
      const running = streams();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const seen = await look();
      isStreaming = false;
      await running;
      return seen;
    },
  },
  { name: "alone", run: look },
);
tell(neighbours, `at most ${GOALS.neighbours} times alone`, neighbours.high <= GOALS.neighbours);
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
tell(edits, `at most ${GOALS.edits} times a bare insert`, edits.high <= GOALS.edits);

for (const socket of sockets) socket.close();
await pool.end();
provider.close();
await serving.close();
