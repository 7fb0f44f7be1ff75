import type { z } from "zod";

/** Each job adds its name and payload by declaration merging, which needs an interface. */
export interface JobPayloads extends Record<never, never> {}
export type JobName = keyof JobPayloads & string;

export type Job<N extends JobName = JobName> = {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  /** Cron schedule (UTC). */
  every?: string;
  /** Must be idempotent: it runs again after a crash. */
  run(payload: JobPayloads[N]): Promise<unknown>;
};
/** A job that parses its payload itself. */
export type AnyJob = { name: JobName; every?: string; run(payload: unknown): Promise<unknown> };

export const defineJob = <N extends JobName>({ payload, run, ...job }: Job<N>): AnyJob => ({
  ...job,
  run: (given) => run(payload.parse(given)),
});
