import { ErrorBody } from "@coldopen/contract/kernel/errors";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examples } from "./testing/access-matrix/examples.ts";
import { type Home, makeHome } from "./testing/access-matrix/home.ts";
import { type Operation, operationsOf } from "./testing/access-matrix/operations.ts";
import { classics, type Mutation, mutation } from "./testing/fuzz/mutations.ts";
import { type RawAnswer, sendRaw } from "./testing/fuzz/send-raw.ts";
import { unlimited } from "./testing/no-limits.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";
import { takeShare } from "./testing/test-share.ts";

/** `npm test` fuzzes one operation in this many. */
const SHARES = 12;
const CASES = Number(process.env.FUZZ_CASES ?? 6);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const STACK = /\n\s+at |node_modules|\.ts:\d|server\/src|select .* from |Failed query/i;

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  await studio.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => studio.close());

function faultOf(operation: Operation, { status, text, location }: RawAnswer): string | undefined {
  if (status >= 500) return `answers ${status} ${text}`;
  if (STACK.test(text)) return `shows its inside: ${text}`;
  if (status >= 400 && !ErrorBody.strict().safeParse(parsed(text)).success) return `an error of another form: ${text}`;
  if (status >= 300 && status < 400 && !/^\/(?![/\\])/.test(location ?? "")) return `leads to ${location}`;
  if (status === 200 && operation.reply && !operation.reply.safeParse(parsed(text)).success)
    return `an answer that the document does not know: ${text}`;
  return undefined;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

it(`survives whatever is sent to any operation (FUZZ_SEED=${SEED})`, async () => {
  const faults: string[] = [];
  let answered = 0;
  const operations = takeShare(await operationsOf(studio.app), SHARES, ({ id }) => `fuzz ${id}`);
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) {
    const example = examples[operation.id];
    if (!example) throw new Error(`${operation.id} has no example`);
    const person = example.as ?? "primary";
    let home: Home | undefined;
    const attack = async (change: Mutation) => {
      home ??= await makeHome(studio, { cast: person === "anonymous" ? [] : [person] });
      const browser = person === "anonymous" ? studio.browser() : home.browsers[person];
      const answer = await sendRaw(studio.app, browser, operation, example.input(home), change);
      answered++;
      if (answer.status < 400 && operation.method !== "GET") home = undefined;
      const fault = faultOf(operation, answer);
      if (fault) throw new Error(fault);
    };
    for (const change of classics(example.input(await makeHome(studio, { cast: [] }))))
      await attack(change).catch((error) => faults.push(`${operation.id}: ${error} for ${fc.stringify(change)}`));
    const property = fc.asyncProperty(mutation, attack);
    const run = await fc.check(property, { numRuns: CASES, seed: SEED });
    if (run.failed) faults.push(`${operation.id}: ${run.errorInstance} for ${fc.stringify(run.counterexample)}`);
  }
  expect(faults.map((fault) => fault.slice(0, 600))).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(CASES * operations.length);
  // Ends when all cases are done, not by the clock.
}, 0);
