import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { withoutValues } from "../describe-error.ts";
import type { Log } from "../log.ts";
import { inContext } from "../request-context.ts";
import type { AnyJob } from "./define-job.ts";
import { type HeartbeatOptions, startHeartbeat } from "./heartbeat.ts";

const MAX_CONCURRENT_JOBS = 4;
const RESTART_DELAY_MS = 1_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

const Payload = z.looseObject({ _cron: z.unknown().optional() });

export type Worker = { stop(): Promise<void> };
type Options = {
  db: Database;
  log: Log;
  jobs: readonly AnyJob[];
  heartbeat?: HeartbeatOptions;
  /** No job starts once this is aborted. */
  stopping?: AbortSignal;
  onJob?: (name: string, outcome: "done" | "failed") => void;
};

type Group = { name: string; jobs: readonly AnyJob[]; concurrency: number };

/** The queue limits runs per worker only, so each job with a limit gets a worker, and all others share one. */
function groupJobs(jobs: readonly AnyJob[]): Group[] {
  const limited = jobs.flatMap((job) =>
    job.concurrency === undefined ? [] : [{ name: job.name, jobs: [job], concurrency: job.concurrency }],
  );
  const shared = jobs.filter(({ concurrency }) => concurrency === undefined);
  return [{ name: "shared", jobs: shared, concurrency: MAX_CONCURRENT_JOBS }, ...limited].filter(
    (group) => group.jobs.length > 0,
  );
}

/** Runs jobs until it is stopped. A lost database connection only pauses it. */
export async function startWorker(options: Options): Promise<Worker> {
  const { db, log, jobs, stopping, heartbeat: heartbeatOptions = { everyMs: 2_000, timeoutMs: 10_000 } } = options;
  const heartbeat = startHeartbeat(db, log, heartbeatOptions);
  const workers: Worker[] = [];
  const stop = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    heartbeat.stop();
  };
  stopping?.addEventListener("abort", () => void stop());
  for (const group of groupJobs(jobs)) {
    workers.push(await startGroup(options, group, heartbeat));
    if (!stopping?.aborted) continue;
    await stop();
    break;
  }
  return { stop };
}

async function startGroup(
  { db, log, onJob = () => {} }: Options,
  { name: groupName, jobs, concurrency }: Group,
  heartbeat: Pick<ReturnType<typeof startHeartbeat>, "setWorkerId">,
): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload, { job: { id } }) =>
        inContext({ jobId: id, job: job.name }, async () => {
          await job.run(stripCronMetadata(payload)).catch((error: unknown) => {
            throw toStorableError(error);
          });
        }),
    ]),
  );
  const crontab = parseCronItems(
    jobs.flatMap(({ name, every }) => (every ? [{ task: name, match: every, options: { backfillPeriod: 0 } }] : [])),
  );
  let isStopping = false;
  let runner: Runner;

  const open = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => heartbeat.setWorkerId(groupName, workerPool.id));
    // graphile-worker does not recover from a failed first query, so a worker that only fails is replaced.
    let failures = 0;
    events.on("worker:getJob:empty", () => {
      failures = 0;
    });
    events.on("worker:getJob:error", () => {
      if (++failures === 2 * concurrency) runner.stop().catch(() => {});
    });
    events.on("job:success", ({ job }) => onJob(job.task_identifier, "done"));
    events.on("job:error", ({ job, error }) => {
      if (isStopping && isAbort(error)) {
        log.info({ job: job.task_identifier, jobId: job.id }, "Job stopped by shutdown, it will be retried");
        return;
      }
      onJob(job.task_identifier, "failed");
      log.error({ err: error, job: job.task_identifier, jobId: job.id }, "Job failed");
    });
    runner = await run({
      events,
      pgPool: db.pool,
      taskList,
      parsedCronItems: crontab,
      concurrency,
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: quietLogger(log),
    });
  };
  const keepRunning = async () => {
    while (!isStopping) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, "Job worker stopped, restarting"));
      if (isStopping) return;
      await sleep(RESTART_DELAY_MS, undefined, { ref: false });
      await open().catch((error: unknown) => log.warn({ err: error }, "Failed to start job worker"));
    }
  };

  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    isStopping = true;
    stopped ??= Promise.race([runner.stop().catch(() => {}), sleep(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    await stopped;
  };

  await open();
  void keepRunning();
  return { stop };
}

/** graphile-worker adds the scheduled time to the payload of cron jobs. */
const stripCronMetadata = (payload: unknown): unknown => {
  const { _cron, ...own } = Payload.parse(payload);
  return own;
};

/** The queue stores the text of the error; PostgreSQL refuses NUL and incomplete characters, and the job would stay locked. */
function toStorableError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (!message.includes("\0") && message.isWellFormed()) return error;
  return new Error(message.toWellFormed().replaceAll("\0", "\uFFFD"), { cause: error });
}

const isAbort = (error: unknown) => error instanceof Error && error.name === "AbortError";

/** Failed jobs are logged with their error by the worker. */
const isFailedJob = (message: string) => message.startsWith("Failed task ");

const quietLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    const detail = withoutValues(message);
    if (isFailedJob(message)) log.debug({ detail }, "Job queue message");
    else if (level === "error" || level === "warning") log.warn({ detail }, "Job queue message");
    else log.debug({ detail }, "Job queue message");
  });
