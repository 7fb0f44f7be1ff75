import { setTimeout as sleep } from "node:timers/promises";
import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import { lowerPriority } from "@coldopen/worker-pool";
import pg from "pg";
import type { Socket } from "socket.io-client";
import { z } from "zod";
import { pngBomb } from "../../server/src/testing/make-pictures.ts";
import { openSocket } from "../streams/stream.ts";
import type { LoadRequest } from "./messages.ts";

const BOMBS = 50;
const BOMB_SIDE = 16_000;
const PICTURES = 4;
const FLOOD_SOCKETS = 12;
/** Below the rate limit of a socket. */
const FLOOD_PAUSE_MS = 100;

const Started = z.object({ runId: z.uuid() });
const Refused = z.object({ code: z.literal("rate_limited"), retryAfterSeconds: z.number().positive() });
const Given = z.object({
  url: z.string(),
  databaseUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  scope: z.object({ organizationId: z.string(), channelUCID: z.string() }),
  videoProjectId: z.string(),
});

/**
 * The load in a separate process, so that the measuring process does nothing else. Its low priority simulates other
 * machines: sending takes no CPU time from the server.
 */
lowerPriority(19);
const { url, databaseUrl, headers, scope, videoProjectId } = Given.parse(JSON.parse(process.argv[2] ?? "{}"));
const bomb = new Blob([Uint8Array.from(pngBomb(BOMB_SIDE))]);

const post = async (address: string, type: string, body: BodyInit) => {
  const answer = await fetch(`${url}${address}`, {
    method: "POST",
    headers: { ...headers, "content-type": type },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
};
const bombs = () =>
  Promise.all(
    Array.from({ length: BOMBS }, () =>
      post(`${pictureRoutes.upload.path}?${new URLSearchParams(scope)}`, "image/png", bomb),
    ),
  );
const picturesAsked = () => ({
  metadata: { tracking: { runId: crypto.randomUUID(), ...scope, videoProjectId } },
  data: { pane: "thumbnail", option: "variations", input: "A cabin in the snow", numElementsToGenerate: PICTURES },
});
const pictures = async () => [
  await post(ideationRoutes.execute.path, "application/json", JSON.stringify(picturesAsked())),
];

async function change(...statements: string[]) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  for (const statement of statements) await database.query(statement);
  await database.end();
}

/** Starts pictures over many sockets; each is started or refused with a time to wait. */
async function flood() {
  await change("delete from usage_counters");
  const sockets = await Promise.all(
    Array.from({ length: FLOOD_SOCKETS }, () => openSocket({ url, headers, scope, videoProjectId })),
  );
  const answers: unknown[] = [];
  const startAgainAndAgain = async (socket: Socket) => {
    const started: string[] = [];
    while (isOn) {
      const answer: unknown = await socket.emitWithAck("execution", picturesAsked());
      answers.push(answer);
      const { data } = Started.safeParse(answer);
      if (data) started.push(data.runId);
      await sleep(FLOOD_PAUSE_MS);
    }
    // No started work continues while the list is measured alone.
    for (const runId of started) await socket.emitWithAck("stop", { runId });
  };
  await Promise.all(sockets.map(startAgainAndAgain));
  for (const socket of sockets) socket.close();
  const isExpected = (answer: unknown) => Started.safeParse(answer).success || Refused.safeParse(answer).success;
  return { sent: answers.length, expected: answers.filter(isExpected).length };
}

// Rate limits are reset so that the work itself is measured; only the flood runs into its limits.
await Promise.all([bombs(), pictures()]);
const ALLOW_OFTEN = "window_ends = now() + interval '1 day'";
await change(`update rate_limits set count = -1000000, ${ALLOW_OFTEN}`);

let isOn = false;
async function repeat(once: () => Promise<number[]>, wanted: number) {
  const statuses: number[] = [];
  while (isOn) statuses.push(...(await once()));
  return { sent: statuses.length, expected: statuses.filter((status) => status === wanted).length };
}
async function work(load: Exclude<LoadRequest, "stop">) {
  isOn = true;
  if (load === "pictures") await change(`update usage_counters set starts = -1000000, ${ALLOW_OFTEN}`);
  const tally = load === "flood" ? flood() : load === "bombs" ? repeat(bombs, 400) : repeat(pictures, 200);
  process.send?.(await tally);
}
process.on("message", (request: LoadRequest) => {
  if (request === "stop") isOn = false;
  else void work(request);
});
process.send?.("ready");
