import type { z } from "zod";

/** Each job adds its name and payload by declaration merging, which needs an interface. */
export interface JobPayloads extends Record<never, never> {}
export type JobName = keyof JobPayloads & string;

export type Job<N extends JobName = JobName> = {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  /** Cron schedule (UTC). */
  every?: string;
  /** Runs of this job at once on a node, in slots of its own. For jobs that wait for others or take long: they hold up no other job. */
  concurrency?: number;
  /** Must be idempotent: it runs again after a crash. */
  run(payload: JobPayloads[N]): Promise<unknown>;
};
/** A job that parses its payload itself. */
export type AnyJob = Pick<Job, "name" | "every" | "concurrency"> & { run(payload: unknown): Promise<unknown> };

export const defineJob = <N extends JobName>({ payload, run, ...job }: Job<N>): AnyJob => ({
  ...job,
  run: (given) => run(payload.parse(given)),
});
