import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { withoutValues } from "../describe-error.ts";
import type { Log } from "../log.ts";
import { inContext } from "../request-context.ts";
import type { AnyJob } from "./define-job.ts";
import { type Pulse, startHeartbeat } from "./heartbeat.ts";

const CONCURRENT_JOBS = 4;
const FAILURES_AT_MOST = 2 * CONCURRENT_JOBS;
const RESTART_MS = 1_000;
const JOBS_MAY_TAKE_MS = 5_000;

const Payload = z.looseObject({ _cron: z.unknown().optional() });

export type Worker = { stop(): Promise<void> };
type Options = {
  db: Database;
  log: Log;
  jobs: readonly AnyJob[];
  pulse?: Pulse;
  /** No job is begun once this is aborted. */
  stopping?: AbortSignal;
  onJob?: (name: string, outcome: "done" | "failed") => void;
};

/** Works on the queue until stopped; a lost database only pauses it. */
export async function startWorker({
  db,
  log,
  jobs,
  pulse = { everyMs: 2_000, silentMs: 10_000 },
  stopping,
  onJob = () => {},
}: Options): Promise<Worker> {
  const heartbeat = startHeartbeat(db, log, pulse);
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload, { job: { id } }) =>
        inContext({ jobId: id, job: job.name }, () => job.run(withoutClock(payload)).then(() => {})),
    ]),
  );
  const crontab = parseCronItems(
    jobs.flatMap(({ name, every }) => (every ? [{ task: name, match: every, options: { backfillPeriod: 0 } }] : [])),
  );
  let isStopping = false;
  let runner: Runner;

  const open = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => heartbeat.speakFor(workerPool.id));
    // The queue keeps a failed first question for ever, so a worker that only fails is replaced.
    let failures = 0;
    events.on("worker:getJob:empty", () => {
      failures = 0;
    });
    events.on("worker:getJob:error", () => {
      if (++failures === FAILURES_AT_MOST) runner.stop().catch(() => {});
    });
    events.on("job:success", ({ job }) => onJob(job.task_identifier, "done"));
    events.on("job:error", ({ job, error }) => {
      onJob(job.task_identifier, "failed");
      log.error({ err: error, job: job.task_identifier, jobId: job.id }, "A job failed");
    });
    runner = await run({
      events,
      pgPool: db.pool,
      taskList,
      parsedCronItems: crontab,
      concurrency: CONCURRENT_JOBS,
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: quietLogger(log),
    });
  };
  const keepRunning = async () => {
    while (!isStopping) {
      await runner.promise.catch((error: unknown) =>
        log.warn({ err: error }, "The job worker stopped; starting it again"),
      );
      if (isStopping) return;
      await sleep(RESTART_MS, undefined, { ref: false });
      await open().catch((error: unknown) => log.warn({ err: error }, "The job worker did not start"));
    }
  };

  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    isStopping = true;
    stopped ??= Promise.race([runner.stop().catch(() => {}), sleep(JOBS_MAY_TAKE_MS, undefined, { ref: false })]);
    await stopped;
    heartbeat.stop();
  };

  await open();
  void keepRunning();
  stopping?.addEventListener("abort", () => void stop());
  if (stopping?.aborted) await stop();
  return { stop };
}

/** The queue notes in the payload when the clock asked for a job. */
const withoutClock = (payload: unknown): unknown => {
  const { _cron, ...own } = Payload.parse(payload);
  return own;
};

const quietLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    const detail = withoutValues(message);
    if (level === "error" || level === "warning") log.warn({ detail }, "The job queue");
    else log.debug({ detail }, "The job queue");
  });
