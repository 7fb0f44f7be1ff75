import { setTimeout as sleep } from "node:timers/promises";
import { UserProfile } from "@coldopen/contract/session/schema";
import { p95 } from "./method.ts";
import { startServing } from "./serving/serving.ts";
import { startProvider } from "./streams/provider.ts";

const RUNS = 100;
const WORDS = 400;
const PAUSE_MS = 50;
const CALLS = 300;
const GOAL = 4;
/** The jobs of a first start are over by then. */
const SETTLE_MS = 40_000;
const CHANNEL = "UChalfbuilt0000000000001";

/** Reads the profile while 100 answers are written on the same node, and compares with an idle one. */
const provider = await startProvider();
provider.state.pieces = () => Array.from({ length: WORDS }, (_, n) => `word${n} `);
provider.state.pauseMs = PAUSE_MS;
const serving = await startServing({
  hasWorkerProcess: true,
  countsEachStartApart: true,
  env: {
    TEXT_MODEL_PROVIDER: "openai",
    TEXT_MODEL: "slow",
    TEXT_MODEL_API_KEY: "none",
    TEXT_MODEL_BASE_URL: `${provider.url}/v1`,
  },
});
const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
const organizationId = organizations.find(({ channel }) => channel.ucid === CHANNEL)?.organizationId ?? "";

async function readProfiles(): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const startedAt = performance.now();
    await serving.get("/api/users/profile");
    times.push(performance.now() - startedAt);
    await sleep(10);
  }
  return p95(times);
}
async function answer(): Promise<{ firstWordMs: number; isComplete: boolean }> {
  const startedAt = performance.now();
  const response = await serving.call(`/api/v1/thread/${crypto.randomUUID()}/run/stream`, {
    method: "POST",
    body: JSON.stringify({
      input: { messages: [{ type: "human", content: "Say something" }] },
      config: { configurable: { agent_id: "studio", organization_id: organizationId, channel_ucid: CHANNEL } },
    }),
  });
  let firstWordMs = Number.NaN;
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (Number.isNaN(firstWordMs) && text.includes("word0")) firstWordMs = performance.now() - startedAt;
  }
  return { firstWordMs, isComplete: text.includes('{"status":"complete"}') };
}

await answer();
await sleep(SETTLE_MS);
await readProfiles();
const idle = await readProfiles();
const answers = Promise.all(Array.from({ length: RUNS }, answer));
await sleep(3_000);
const busy = await readProfiles();
const ended = await answers;
const ratio = busy / idle;
console.log(`GET /api/users/profile, p95: idle ${idle.toFixed(1)} ms, beside ${RUNS} answers ${busy.toFixed(1)} ms`);
console.log(`  ratio ${ratio.toFixed(2)}, goal at most ${GOAL}: ${ratio <= GOAL ? "met" : "MISSED"}`);
console.log(`  first word of an answer, p95: ${p95(ended.map(({ firstWordMs }) => firstWordMs)).toFixed(0)} ms`);
console.log(`  complete: ${ended.filter(({ isComplete }) => isComplete).length} of ${RUNS}`);
await serving.close();
provider.close();
