import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import vm from "node:vm";
import { z } from "zod";
import type { FromScribe, ToScribe, Visit } from "./messages.ts";

const REST_MS = 2_000;
const file = process.argv[2] ?? "";
const ofNode = createRequire(import.meta.url);
const script = new vm.Script(`((exports, require) => {${readFileSync(file, "utf8")}\n})`, { filename: file });

const nothing = () => undefined;
const storage = () => ({ getItem: () => null, setItem: nothing, removeItem: nothing });
/** All that a page may reach: no network, no files, and a browser's storage that is empty. */
const surroundings = () => ({
  AbortController,
  AbortSignal,
  MessageChannel,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearInterval,
  clearTimeout,
  console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
  crypto: { randomUUID },
  localStorage: storage(),
  performance: { now: () => performance.now() },
  queueMicrotask,
  sessionStorage: storage(),
  setInterval,
  setTimeout,
  structuredClone,
});

/** What React's writer asks of Node. */
const LENT = new Set(["async_hooks", "crypto", "stream", "util"]);
function lend(name: string): unknown {
  if (!LENT.has(name)) throw new Error(`A page may not load ${name}`);
  return ofNode(name);
}

const isFunction = (value: unknown) => typeof value === "function";
const World = z.object({
  prepare: z.custom<() => Promise<void>>(isFunction),
  prerenderFirstScreen: z.custom<(visit: Visit) => Promise<unknown>>(isFunction),
});
type World = z.infer<typeof World>;

/** Every page is drawn in a world of its own, so that nothing of one visitor can be left for the next. */
async function freshWorld(): Promise<World> {
  const exports: unknown = {};
  script.runInContext(vm.createContext(surroundings()))(exports, lend);
  const world = World.parse(exports);
  await world.prepare();
  return world;
}

let next: Promise<World> | undefined = freshWorld();
let timer: NodeJS.Timeout | undefined;
const tell = (message: FromScribe) => process.send?.(message);

async function draw({ id, visit, zone }: ToScribe): Promise<void> {
  clearTimeout(timer);
  try {
    const world = await (next ?? freshWorld());
    next = undefined;
    process.env.TZ = zone;
    const html = z
      .string()
      .optional()
      .parse(await world.prerenderFirstScreen(visit));
    const offset = new Date().getTimezoneOffset();
    tell({ id, ...(html !== undefined && { drawing: { html, offset } }) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  // Whoever got a page has a browser that is busy with it, maybe on this very machine.
  timer = setTimeout(() => {
    next ??= freshWorld();
  }, REST_MS);
}

process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("message", (message: ToScribe) => void draw(message));
await next;
tell({ isReady: true });
