import { writeFileSync } from "node:fs";
import { presetOf, searchOf } from "./classes.ts";
import { figures, type Times } from "./measure.ts";
import type { Ours } from "./ours.ts";
import type { Questions } from "./questions.ts";

const CLIENTS = 8;
const SECONDS = 8;

/** A mix of what people do: browse, search, type. */
function mixOf(
  ours: Ours,
  { common, mid, rare, two, phrase, typed }: Questions,
  now: Date,
): ((at: number) => Promise<unknown>)[] {
  const from = <T>(list: readonly T[], at: number) => list[at % list.length];
  return [
    (at) => ours.search(presetOf(now, "en", at % 3)),
    (at) => ours.search(searchOf(now, from(common, at) ?? [], false, "index")),
    (at) => ours.search(searchOf(now, from(mid, at) ?? [], false, "uploaded")),
    (at) => ours.search(searchOf(now, from(rare, at) ?? [], false, "views")),
    (at) => ours.search(searchOf(now, from(two, at) ?? [], false, "index")),
    (at) => ours.search(searchOf(now, from(phrase, at) ?? [], true, "index")),
    (at) => ours.suggest(from(typed, at) ?? ""),
    (at) => ours.suggest(from(typed, at * 7) ?? ""),
  ];
}

/** Runs clients without a pause until stopped; returns their times and failures. */
function startClients(ours: Ours, questions: Questions, now: Date, clients: number) {
  const mix = mixOf(ours, questions, now);
  const times: Times = { name: "ours", milliseconds: [] };
  const failures: unknown[] = [];
  let isOver = false;
  const loops = Array.from({ length: clients }, async (_, client) => {
    for (let at = client; !isOver; at++) {
      const began = performance.now();
      await mix[at % mix.length]?.(at).catch((error: unknown) => failures.push(error));
      times.milliseconds.push(performance.now() - began);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      return { times, failures };
    },
  };
}
const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

export async function manyClients(ours: Ours, questions: Questions, now: Date): Promise<void> {
  for (const count of [1, CLIENTS]) {
    const clients = startClients(ours, questions, now, count);
    await pause(SECONDS);
    const { times, failures } = await clients.stop();
    console.log(
      `${count} clients at once, all classes: ${figures(times)} ms, ${Math.round(times.milliseconds.length / SECONDS)} answers a second, ${failures.length} failures`,
    );
  }
}

/** A new snapshot is built and published during searches. */
export async function duringASwap(ours: Ours, questions: Questions, now: Date): Promise<void> {
  await ours.touch();
  const before = await ours.current();
  const clients = startClients(ours, questions, now, 2);
  const outcome = await ours.build();
  await pause(3);
  const { times, failures } = await clients.stop();
  const after = await ours.current();
  console.log(
    `swap: ${times.milliseconds.length} answers while snapshot ${after.number} took the place of ${before.number} (${outcome}): ${figures(times)} ms, ${failures.length} failures: ${failures.length === 0 && after.number > before.number ? "met" : "MISSED"}`,
  );
  if (failures[0]) console.log(`  ${String(failures[0])}`);
}

/** The first queries after a restart, with cold caches. */
export async function coldCache(ours: Ours, questions: Questions, now: Date, sync: () => void): Promise<void> {
  await ours.restart();
  sync();
  let dropped = "the machine's file cache dropped";
  try {
    writeFileSync("/proc/sys/vm/drop_caches", "3");
  } catch {
    dropped = "the machine's file cache can't be dropped here";
  }
  const began = performance.now();
  await ours.suggest("a");
  const first = performance.now() - began;
  const mix = mixOf(ours, questions, now);
  const times: Times = { name: "ours", milliseconds: [] };
  for (let at = 0; at < 80; at++) {
    const start = performance.now();
    await mix[at % mix.length]?.(at);
    times.milliseconds.push(performance.now() - start);
  }
  console.log(
    `Cold (${dropped}): words read and first suggestion ${first.toFixed(0)} ms, then 80 questions ${figures(times)} ms`,
  );
}
