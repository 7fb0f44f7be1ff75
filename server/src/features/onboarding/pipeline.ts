import { PipelineStep } from "@coldopen/contract/onboarding/schema";
import { ModelError } from "../../adapters/model-error.ts";
import { PlatformError } from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { type Artifact, artifactSchemas, artifactsOf } from "./artifacts.ts";
import { hasEnded, pipelineStatusOf } from "./rules.ts";
import { StepFailedError, type StepPorts, steps } from "./steps.ts";
import { onboardingStore } from "./store.ts";

type Ports = StepPorts & Pick<AppContext, "jobs">;
/** Called once, when the pipeline of a channel has ended for the first time. */
export type AfterOnboarding = (scope: AuthorizedScope) => Promise<unknown>;

const MAX_VIDEOS = 200;
const COLLECT_INTERVAL_MS = 3_000;
const MAX_COLLECT_MS = 2 * 60_000;
const UNKNOWN_FAILURE = "Something went wrong on our side. We try again by ourselves.";

class OnboardingFailedError extends Error {
  override readonly name = "OnboardingFailedError";
}

const failureText = (error: unknown): string =>
  error instanceof StepFailedError || error instanceof PlatformError || error instanceof ModelError
    ? error.message
    : UNKNOWN_FAILURE;

export const requestOnboarding = ({ jobs }: Pick<AppContext, "jobs">, scope: AuthorizedScope, runAt?: Date) => {
  const { organizationId, channelUcid } = scope;
  return jobs.add(
    "onboarding:run",
    { organizationId, channelUcid },
    { key: `onboarding:${organizationId}:${channelUcid}`, ...(runAt && { runAt }) },
  );
};

/**
 * Runs the steps that have not ended. A step is stored when it ends, so that a pipeline that was interrupted continues with the
 * step it was in. A failed step does not stop the others; the job queue retries it.
 */
export async function runPipeline(
  context: Ports,
  scope: AuthorizedScope,
  after: readonly AfterOnboarding[] = [],
): Promise<void> {
  const { db, log, now, stopping } = context;
  const startedAt = performance.now();
  const store = onboardingStore(db);
  await store.lock(scope);
  const videos = await catalogueStore(db).listVideosOf(scope.channelUcid, MAX_VIDEOS);
  const failed: PipelineStep[] = [];

  const runStep = async <S extends PipelineStep>(step: S): Promise<"ended" | "waiting"> => {
    await store.startStep(scope, step);
    const rows = await store.listSteps(scope);
    const pipeline = await store.lock(scope);
    const waitingSince = rows.find((row) => row.step === step)?.startedAt ?? now();
    const mayWait = now().getTime() - waitingSince.getTime() < MAX_COLLECT_MS;
    const { tone, picks } = pipeline;
    const result = await steps[step]({ context, scope, videos, artifacts: artifactsOf(rows), tone, picks, mayWait });
    if (result === "waiting") return "waiting";
    const { organizationId } = scope;
    // A channel that was set up before keeps its bio until someone asks for another one.
    const isOverride =
      pipeline.status === "not started" &&
      (await context.flags.isOn("STUDIO_GENERATED_BIO_OVERRIDE", { organizationId }));
    await db.transaction(async () => {
      await store.lock(scope);
      const current = (await store.listSteps(scope)).find((row) => row.step === step);
      // Another run may have ended it since.
      if (hasEnded(current?.state)) return;
      const profile = artifactSchemas.creator_profile.safeParse(result.artifact).data;
      const artifact = profile
        ? { ...profile, replaced: await storeBio(context, scope, profile, isOverride) }
        : result.artifact;
      await store.finishStep(scope, step, result.isPartial ? "partial" : "done", artifact);
    });
    return "ended";
  };

  for (const step of PipelineStep.options) {
    stopping.throwIfAborted();
    const state = (await store.listSteps(scope)).find((row) => row.step === step)?.state;
    if (hasEnded(state)) continue;
    // The style is made of the results before it.
    if (step === "unet" && failed.length > 0) break;
    try {
      if ((await runStep(step)) === "waiting") {
        if (context.videos) await context.jobs.add("collector:collect", {}, { key: "onboarding:collect" });
        return await requestOnboarding(context, scope, new Date(now().getTime() + COLLECT_INTERVAL_MS));
      }
    } catch (error) {
      if (stopping.aborted) throw error;
      log.warn({ err: error, step, channelUcid: scope.channelUcid }, "Onboarding step failed");
      await store.failStep(scope, step, failureText(error));
      failed.push(step);
    }
  }
  const hasCompleted = await completePipeline(context, scope);
  if (failed.length > 0) throw new OnboardingFailedError(`Onboarding steps failed: ${failed.join(", ")}`);
  if (!hasCompleted) return;
  log.info({ channelUcid: scope.channelUcid, ms: Math.round(performance.now() - startedAt) }, "Onboarding completed");
  for (const callback of after) await callback(scope);
}

/** Returns whether the pipeline has ended now. */
const completePipeline = ({ db }: Pick<AppContext, "db">, scope: AuthorizedScope): Promise<boolean> =>
  db.transaction(async () => {
    const store = onboardingStore(db);
    const before = await store.lock(scope);
    const status = pipelineStatusOf(await store.listSteps(scope));
    if (status === "not started" || status === before.status) return false;
    await store.update(scope, { status });
    return before.status === "not started";
  });

/** Fills an empty bio, or replaces a written one where the organization has chosen that. Returns the replaced bio. */
export async function storeBio(
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  { bio }: Pick<Artifact<"creator_profile">, "bio">,
  isOverride: boolean,
): Promise<string | null> {
  const settings = channelSettingsStore(db);
  const written = (await settings.read(scope))?.bio.trim() ?? "";
  if (bio === "" || bio === written || (written !== "" && !isOverride)) return null;
  await settings.change(scope, { bio });
  return written === "" ? null : written;
}
