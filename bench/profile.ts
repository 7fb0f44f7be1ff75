import autocannon from "autocannon";
import Fastify from "fastify";
import { DEMO_PASSWORD } from "../server/src/features/session/index.ts";
import { compare, tell } from "./method.ts";
import { startStudio } from "./studio.ts";

const GOAL = 0.08;
const SECONDS = 2;
const CONNECTIONS = 16;

const throughput = async (url: string, headers: Record<string, string> = {}) =>
  (await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers, workers: 1 })).requests.average;

/** P7: the profile route against a bare route of the same server library. */
const studio = await startStudio();
const bare = Fastify();
bare.get("/bare", () => ({ ok: true }));
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

const signIn = await fetch(`${studio.url}/api/auth/sign-in/email`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: "demo@coldopen.test", password: DEMO_PASSWORD }),
});
const cookie = signIn.headers
  .getSetCookie()
  .map((line) => line.split(";")[0])
  .join("; ");

const verdict = await compare(
  "P7 GET /api/users/profile, requests a second",
  { name: "profile", run: () => throughput(`${studio.url}/api/users/profile`, { cookie }) },
  { name: "bare", run: () => throughput(`${bareUrl}/bare`) },
);
tell(verdict, `at least ${GOAL} of a bare route`, verdict.low >= GOAL);

const before = await studio.statements();
await fetch(`${studio.url}/api/users/profile`, { headers: { cookie } });
const spent = (await studio.statements()) - before;
console.log(`  statements a call: ${spent} (goal: at most 2): ${spent <= 2 ? "met" : "MISSED"}`);

await bare.close();
await studio.close();
