import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import { lowerPriority } from "@coldopen/worker-pool";
import pg from "pg";
import { z } from "zod";
import { pngBomb } from "../../server/src/testing/make-pictures.ts";
import type { Told } from "./told.ts";

const BOMBS = 50;
const BOMB_SIDE = 16_000;
const PICTURES = 4;

const Given = z.object({
  url: z.string(),
  databaseUrl: z.string(),
  headers: z.record(z.string(), z.string()),
  scope: z.object({ organizationId: z.string(), channelUCID: z.string() }),
  videoProjectId: z.string(),
});

/** Those who send bombs or have pictures drawn, in a process of their own, so that whoever measures does nothing else. They stand for other people's machines: what sending costs them is not taken from the studio. */
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
const pictures = async () => [
  await post(
    ideationRoutes.execute.path,
    "application/json",
    JSON.stringify({
      metadata: { tracking: { runId: crypto.randomUUID(), ...scope, videoProjectId } },
      data: { pane: "thumbnail", option: "variations", input: "A cabin in the snow", numElementsToGenerate: PICTURES },
    }),
  ),
];

// What is measured is the work itself: nobody is refused for coming often.
await Promise.all([bombs(), pictures()]);
const database = new pg.Client(databaseUrl);
await database.connect();
await database.query("update rate_limits set count = -1000000, window_ends = now() + interval '1 day'");
await database.end();

let isOn = false;
async function work(what: "bombs" | "pictures") {
  const [once, wanted] = what === "bombs" ? [bombs, 400] : [pictures, 200];
  const statuses: number[] = [];
  isOn = true;
  while (isOn) statuses.push(...(await once()));
  process.send?.({ sent: statuses.length, expected: statuses.filter((status) => status === wanted).length });
}
process.on("message", (told: Told) => {
  if (told === "stop") isOn = false;
  else void work(told);
});
process.send?.("ready");
