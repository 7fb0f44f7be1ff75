import { growsTooFast } from "@coldopen/engine-text/testing/cpu-growth";
import { hostileTexts } from "@coldopen/engine-text/testing/hostile-texts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examples } from "../testing/access-matrix/examples.ts";
import { type Home, makeHome } from "../testing/access-matrix/home.ts";
import { operationsOf } from "../testing/access-matrix/operations.ts";
import { textSpotsOf } from "../testing/fuzz/mutations.ts";
import { sendRaw } from "../testing/fuzz/send-raw.ts";
import { unlimited } from "../testing/no-limits.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

/** Far below what reading such a text from every letter costs, far above what a call does. */
const FLOOR_MS = 300;
/** More than any field takes, and about what the longest do. */
const LENGTHS = [50_000, 4_990];
const isWhole = process.env.FUZZ_CASES !== undefined;

/** All of them with no words before them, or the next one in turn. */
const textsOf = (turn: number) =>
  hostileTexts.filter((_, at) => (isWhole ? at % 3 === 0 : at === turn % hostileTexts.length));

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  await studio.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => studio.close());

it("no field of any operation keeps the server busy with a hostile text", { timeout: 0 }, async () => {
  const slow: string[] = [];
  const homes = new Map<string, Home>();
  let turn = 0;
  for (const operation of await operationsOf(studio.app)) {
    const example = examples[operation.id];
    if (!example) throw new Error(`${operation.id} has no example`);
    const person = example.as ?? "primary";
    const homeOf = async () => {
      const home = homes.get(person) ?? (await makeHome(studio, { cast: person === "anonymous" ? [] : [person] }));
      homes.set(person, home);
      return home;
    };
    for (const spot of textSpotsOf(example.input(await homeOf())))
      for (const length of isWhole ? LENGTHS : [LENGTHS[turn % LENGTHS.length] ?? 0])
        for (const { name, of } of textsOf(turn++)) {
          const send = async (letters: number) => {
            const home = await homeOf();
            const browser = person === "anonymous" ? studio.browser() : home.browsers[person];
            const change = { kind: "replace", at: spot, value: of(letters) } as const;
            const { status } = await sendRaw(studio.app, browser, operation, example.input(home), change);
            if (status < 400 && operation.method !== "GET") homes.delete(person);
          };
          if (await growsTooFast(send, { letters: length, floorMs: FLOOR_MS }))
            slow.push(`${operation.id} field ${spot} ${name} of ${length}`);
        }
  }
  expect(slow).toEqual([]);
  expect(turn).toBeGreaterThan(0);
});
