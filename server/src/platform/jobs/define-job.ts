import type { z } from "zod";

/** Whoever defines a job adds its name and payload to this list, beside the job. */
// An interface, because only an interface can be added to from elsewhere.
export interface JobPayloads extends Record<never, never> {}
export type JobName = keyof JobPayloads & string;

export type Job<N extends JobName = JobName> = {
  name: N;
  payload: z.ZodType<JobPayloads[N]>;
  /** When it comes round by itself, as a crontab says it (UTC). */
  every?: string;
  /** May run again after a crash: what it does twice must be as if done once. */
  run(payload: JobPayloads[N]): Promise<unknown>;
};
/** A job whose payload is still to be parsed. */
export type AnyJob = { name: JobName; every?: string; run(payload: unknown): Promise<unknown> };

export const defineJob = <N extends JobName>({ payload, run, ...job }: Job<N>): AnyJob => ({
  ...job,
  run: (given) => run(payload.parse(given)),
});
