import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { type Drawing, FromScribe, type ToScribe, type Visit } from "./messages.ts";

/** How long the rest of a page waits for its words. A drawing takes some 30 ms; on a machine too busy for that, browsers need longer still. */
const LONGEST_MS = 800;
const MOST_WAITING = 8;
/** What takes longer hangs. */
const HANGING_MS = 5_000;
const AGAIN_MS = 60_000;
const IDLE_MS = 600_000;
const here = fileURLToPath(import.meta.url);
const isSource = here.endsWith(".ts");
const scribe = path.join(path.dirname(here), isSource ? "scribe.ts" : "scribe.js");

export type Words = {
  /** Starts what draws pages; until it is ready they go out without words. */
  open(): void;
  of(visit: Visit, zone: string): Promise<Drawing | undefined>;
  close(): Promise<void>;
};
type Turn = { message: ToScribe; done(drawing: Drawing | undefined): void };
type Options = { log: FastifyBaseLogger; longestMs?: number; hangingMs?: number; idleMs?: number };

/** One process that draws the first screen for those who are signed in, one page at a time; no page waits long for it. */
export function openWords(
  file: string,
  { log, longestMs = LONGEST_MS, hangingMs = HANGING_MS, idleMs = IDLE_MS }: Options,
): Words {
  const waiting: Turn[] = [];
  let count = 0;
  let child: ChildProcess | undefined;
  let isReady = false;
  let isClosed = false;
  let notBefore = 0;
  let turn: Turn | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    if (child || isClosed || Date.now() < notBefore || !existsSync(file)) return;
    notBefore = Date.now() + AGAIN_MS;
    const opened = fork(scribe, [file], {
      cwd: path.dirname(here),
      execArgv: isSource ? ["--conditions=source", "--import", "tsx"] : [],
      // Nothing of the studio's settings: it draws what it is given.
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child = opened;
    opened.unref();
    opened.channel?.unref();
    opened.on("message", heard);
    opened.on("error", () => opened.kill("SIGKILL"));
    opened.on("exit", (code) => {
      clearTimeout(timer);
      if (!isReady && !isClosed) log.warn({ code }, "Pages go out without words: what draws them did not start");
      child = undefined;
      isReady = false;
      for (const left of [turn, ...waiting.splice(0)]) left?.done(undefined);
      turn = undefined;
    });
  }

  function heard(received: unknown): void {
    const message = FromScribe.parse(received);
    if ("isReady" in message) {
      isReady = true;
      notBefore = 0;
    } else if (message.id === turn?.message.id) {
      if ("failure" in message) log.warn({ failure: message.failure }, "A page could not be drawn ahead");
      const ended = turn;
      turn = undefined;
      ended.done("drawing" in message ? message.drawing : undefined);
    }
    next();
  }

  function next(): void {
    if (turn || !child) return;
    clearTimeout(timer);
    turn = waiting.shift();
    if (turn) child.send(turn.message);
    timer = setTimeout(() => child?.kill("SIGKILL"), turn ? hangingMs : idleMs).unref();
  }

  function give(visit: Visit, zone: string): Promise<Drawing | undefined> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        log.warn("A page goes out without its words: drawing it took too long");
        const at = waiting.indexOf(asked);
        if (at >= 0) waiting.splice(at, 1);
        asked.done(undefined);
      }, longestMs);
      const asked: Turn = {
        message: { id: count++, visit, zone },
        done: (drawing) => {
          clearTimeout(limit);
          resolve(drawing);
        },
      };
      waiting.push(asked);
      next();
    });
  }

  return {
    open: start,
    async of(visit, zone) {
      start();
      return isReady && waiting.length < MOST_WAITING ? give(visit, zone) : undefined;
    },
    async close() {
      isClosed = true;
      if (!child) return;
      const gone = once(child, "exit");
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}
