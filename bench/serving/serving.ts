import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { DEMO_PASSWORD } from "../../server/src/features/demo/index.ts";
import { compare, median, p95, printResult } from "../method.ts";
import type { StudioOptions } from "../studio.ts";

export type ServerRequest = { what: "usage" | "count" | "close" } | { what: "fill"; statement: string };
const Started = z.object({ url: z.string(), bareUrl: z.string(), databaseUrl: z.string() });
const Usage = z.object({ micros: z.number(), statements: z.number() });

const GOAL = 0.05;
const SECONDS = 1;
const WARM_CALLS = 20_000;
const CONNECTIONS = 16;

/** An application in a separate process, a signed-in session, and measurements of calls. */
export async function startServing(given: StudioOptions = {}) {
  const server = fork(path.join(import.meta.dirname, "server.ts"), [JSON.stringify(given)], {
    execArgv: process.execArgv,
  });
  const heard = async () => (await once(server, "message"))[0];
  const { url, bareUrl, databaseUrl } = Started.parse(await heard());
  const ask = async (request: ServerRequest) => {
    server.send(request);
    return Usage.parse(await heard());
  };

  const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@coldopen.test", password: DEMO_PASSWORD }),
  });
  const cookies = signIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const headers = { cookie: cookies.join("; "), origin: url };

  const load = async (address: string) => {
    const before = await ask({ what: "usage" });
    const run = await autocannon({ url: address, connections: CONNECTIONS, duration: SECONDS, headers, workers: 1 });
    const after = await ask({ what: "usage" });
    if (run.non2xx > 0) throw new Error(`${run.non2xx} calls of ${address} failed`);
    return {
      perSecond: run.requests.total / run.duration,
      micros: (after.micros - before.micros) / run.requests.total,
    };
  };
  const call = (address: string, options: RequestInit = {}) =>
    fetch(`${url}${address}`, { ...options, headers: { ...headers, "content-type": "application/json" } });

  return {
    url,
    databaseUrl,
    headers,
    call,
    load: (address: string) => load(`${url}${address}`),
    get: async (address: string): Promise<unknown> => (await call(address)).json(),
    /**
     * p95 latency in milliseconds of concurrent readers that repeat at once, as many as for the throughput. A single reader
     * would measure the kernel's scheduling instead of the application.
     */
    waits: async (address: string, ms: number) => {
      const times: number[] = [];
      const end = performance.now() + ms;
      const reader = async () => {
        for (let from = performance.now(); from < end; from = performance.now()) {
          await (await call(address)).json();
          times.push(performance.now() - from);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, reader));
      return p95(times);
    },
    fill: (statement: string) => ask({ what: "fill", statement }),
    /** Compares a route with a bare one by throughput, and by CPU time for busy machines. */
    judge: async (name: string, address: string) => {
      const micros: Record<"ours" | "bare", number[]> = { ours: [], bare: [] };
      const measured = (whose: "ours" | "bare", full: string) => async () => {
        const { perSecond, micros: spent } = await load(full);
        micros[whose].push(spent);
        return perSecond;
      };
      for (const full of [`${bareUrl}/bare`, `${url}${address}`])
        await autocannon({ url: full, connections: CONNECTIONS, amount: WARM_CALLS, headers, workers: 1 });
      const result = await compare(
        `P7 ${name}, requests a second`,
        { name, run: measured("ours", `${url}${address}`) },
        { name: "bare", run: measured("bare", `${bareUrl}/bare`) },
      );
      printResult(result, `at least ${GOAL} of a bare route`, result.low >= GOAL);
      const [ours, bare] = [median(micros.ours), median(micros.bare)];
      const isMet = bare / ours >= GOAL;
      console.log(
        `  CPU of the server a request: ours ${ours.toFixed(0)} µs, bare ${bare.toFixed(0)} µs, ratio ${(bare / ours).toFixed(3)}: ${isMet ? "met" : "MISSED"}`,
      );
    },
    /** Messages to other nodes are not counted: they are sent after the answer. */
    count: async (name: string, address: string, options: RequestInit = {}) => {
      const { statements: before } = await ask({ what: "count" });
      const answer = await call(address, options);
      if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
      const { statements: after } = await ask({ what: "count" });
      console.log(`  statements to ${name}: ${after - before}`);
      return answer;
    },
    close: async () => {
      server.send({ what: "close" } satisfies ServerRequest);
      await once(server, "exit");
    },
  };
}
