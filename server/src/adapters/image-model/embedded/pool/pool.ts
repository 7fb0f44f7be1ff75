import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Picture, PictureBrief } from "../../port.ts";
import type { Size } from "../render.ts";
import type { FromPainter, Order, ToPainter } from "./messages.ts";

const IDLE_MS = 60_000;
/** Whoever waits for a page goes first, and a busy machine still paints. */
const YIELDING = 7;
const here = fileURLToPath(import.meta.url);
const isSource = here.endsWith(".ts");
const painterFile = path.join(path.dirname(here), isSource ? "painter.ts" : "painter.js");

type Job = { order: Order; resolve(picture: Picture): void; reject(reason: unknown): void };
type Painter = { child: ChildProcess; job: Job | undefined; idle: NodeJS.Timeout | undefined };

/** Processes that paint, one picture each at a time: all cores but one, started when first needed, ended when idle. */
export function painterPool({
  size = Math.max(1, availableParallelism() - 1),
  idleMs = IDLE_MS,
  niceness = YIELDING,
} = {}) {
  const painters = new Set<Painter>();
  const waiting: Job[] = [];
  let [count, isClosed] = [0, false];

  const send = ({ child }: Painter, message: ToPainter) => child.connected && child.send(message);

  function hire(): Painter {
    const child = fork(painterFile, {
      cwd: path.dirname(here),
      execArgv: isSource ? ["--conditions=source", "--import", "tsx"] : [],
      env: { ...process.env, UV_THREADPOOL_SIZE: "1", NODE_OPTIONS: "", PAINTER_NICENESS: String(niceness) },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const painter: Painter = { child, job: undefined, idle: undefined };
    painters.add(painter);
    child.on("message", (message: FromPainter) => done(painter, message));
    child.on("error", () => child.kill());
    child.on("exit", () => {
      painters.delete(painter);
      clearTimeout(painter.idle);
      painter.job?.reject(new Error("The picture could not be drawn"));
      if (!isClosed) next();
    });
    return painter;
  }

  function done(painter: Painter, message: FromPainter): void {
    const { job } = painter;
    painter.job = undefined;
    if (job?.order.id === message.id) {
      if ("picture" in message) job.resolve(message.picture);
      else job.reject(new Error(message.failure));
    }
    next();
    if (!painter.job) rest(painter);
  }

  /** An idle painter doesn't keep the studio from ending, and goes after a while. */
  function rest(painter: Painter): void {
    painter.child.unref();
    painter.child.channel?.unref();
    painter.idle = setTimeout(() => painter.child.disconnect(), idleMs).unref();
  }

  function next(): void {
    while (waiting.length > 0) {
      const free =
        [...painters].find(({ job, child }) => !job && child.connected) ?? (painters.size < size ? hire() : undefined);
      const job = free && waiting.shift();
      if (!free || !job) return;
      clearTimeout(free.idle);
      free.job = job;
      free.child.ref();
      free.child.channel?.ref();
      send(free, { order: job.order });
    }
  }

  function cancel(job: Job): void {
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    const painter = [...painters].find((one) => one.job === job);
    if (painter) send(painter, { cancel: job.order.id });
  }

  return {
    size,
    paint: (brief: PictureBrief, picture: Size, signal: AbortSignal): Promise<Picture> =>
      new Promise((resolve, reject) => {
        if (signal.aborted || isClosed)
          return reject(signal.aborted ? signal.reason : new Error("The studio is closing"));
        const settled = () => signal.removeEventListener("abort", stop);
        const job: Job = {
          order: { id: count++, brief, size: picture },
          resolve: (made) => {
            settled();
            resolve(made);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
        };
        const stop = () => {
          cancel(job);
          job.reject(signal.reason);
        };
        signal.addEventListener("abort", stop, { once: true });
        waiting.push(job);
        next();
      }),
    close: async (): Promise<void> => {
      isClosed = true;
      for (const job of waiting.splice(0)) job.reject(new Error("The studio is closing"));
      await Promise.all(
        [...painters].map(async ({ child }) => {
          const gone = once(child, "exit");
          child.ref();
          child.kill("SIGKILL");
          await gone;
        }),
      );
    },
  };
}
