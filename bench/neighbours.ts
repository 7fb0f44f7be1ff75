import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { UserProfile } from "@coldopen/contract/session/schema";
import { compare, printResult } from "./method.ts";
import { type LoadRequest, Tally } from "./neighbours/messages.ts";
import { startServing } from "./serving/serving.ts";

const CHANNEL = "UChalfbuilt0000000000001";
const READ_MS = 1500;
const GOAL = 1.5;

/** Reads the project list while others send decompression bombs, have pictures drawn or flood the server with starts. */
const serving = await startServing();
const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
const organizationId = organizations.find(({ channel }) => channel.ucid === CHANNEL)?.organizationId ?? "";
const scope = { organizationId, channelUCID: CHANNEL };
const list = `${projectRoutes.list.path}?${new URLSearchParams(scope)}`;
const [project] = projectRoutes.list.reply.parse(await serving.get(list)).data;

const { url, databaseUrl, headers } = serving;
const given = { url, databaseUrl, headers, scope, videoProjectId: project?.id };
const clients = fork(path.join(import.meta.dirname, "neighbours", "clients.ts"), [JSON.stringify(given)], {
  execArgv: process.execArgv,
});
await once(clients, "message");
const sendRequest = (request: LoadRequest) => clients.send(request);

const alone = () => serving.waits(list, READ_MS);

for (const [what, name] of [
  ["bombs", "50 picture bombs come at once, again and again"],
  ["pictures", "four pictures are drawn, again and again"],
  ["flood", "one member starts all the pictures they may over many sockets, and many more"],
] as const) {
  let [sent, expected] = [0, 0];
  const beside = async () => {
    sendRequest(what);
    const seen = await alone();
    const tallied = once(clients, "message");
    sendRequest("stop");
    const tally = Tally.parse((await tallied)[0]);
    [sent, expected] = [sent + tally.sent, expected + tally.expected];
    return seen;
  };
  const result = await compare(
    `P16 the project list while ${name}, p95 in milliseconds`,
    { name: "beside", run: beside },
    { name: "alone", run: alone },
  );
  printResult(result, `at most ${GOAL} times alone`, result.high <= GOAL);
  console.log(`  ${sent} calls beside it, ${sent - expected} of them not answered as they should be (goal: 0)`);
}

clients.disconnect();
await serving.close();
