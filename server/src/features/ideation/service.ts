import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import {
  type ExecutionEvent,
  type ExecutionRequest,
  type IdeaElement,
  NO_IDEA_ERROR,
  NO_SUBJECT_ERROR,
  UNKNOWN_STREAM_ERROR,
} from "@coldopen/contract/ideation/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Reply } from "@coldopen/contract/kernel/route";
import { ModelError } from "../../adapters/model-error.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { isAbortedBy } from "../../platform/runs/active-runs.ts";
import { RunLostError } from "../../platform/runs/runs.ts";
import { isStorageFull, STORAGE_FULL_MESSAGE, storageFull } from "../../platform/storage-full.ts";
import { withEngine, withModels } from "../ai-models/index.ts";
import { type AiSpending, NO_SPENDING } from "../ai-usage/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { readChannelGuide } from "../onboarding/index.ts";
import { contextStore } from "./context-store.ts";
import { type GenerationContext, generate, type Models, NoSubjectError } from "./generate.ts";
import { loadInspirations } from "./inspirations.ts";
import { findCatalogueTitles } from "./known-titles.ts";
import { projectNaming } from "./project-naming.ts";
import { loadReferences } from "./references.ts";
import { elementCount } from "./rules.ts";
import { openRunLifecycle, type Requester, type StartedRun } from "./run-lifecycle.ts";
import { runQueries } from "./run-queries.ts";
import { ideationRunStore } from "./run-store.ts";
import { startInBackground } from "./start-in-background.ts";

type ExecutionReply = Reply<(typeof ideationRoutes)["execute"]>;
type ErrorEvent = Extract<ExecutionEvent, { state: "error" }>;
type Generated = { elements: IdeaElement[]; failure?: ErrorEvent };
const notFound = () => new AppError("not_found", "Not found");

class NoIdeaError extends ModelError {}

/** One for each process: it knows the runs that are active here. */
export function ideationService(context: AppContext) {
  const { db } = context;
  const store = ideationRunStore(db);
  const lifecycle = openRunLifecycle(context);
  const { runs } = lifecycle;

  async function loadContext(
    scope: AuthorizedScope,
    userId: string,
    request: ExecutionRequest,
  ): Promise<GenerationContext> {
    const { videoProjectId } = request.metadata.tracking;
    const contexts = contextStore(db);
    const references = await loadReferences(context, scope, userId, request);
    const [project, channel, guide, published, similar, inspirations] = await Promise.all([
      contexts.findProjectForRun(scope, videoProjectId),
      channelSettingsStore(db).read(scope),
      readChannelGuide(context, scope),
      contexts.listKnownTitles(scope, videoProjectId),
      findCatalogueTitles(context, request),
      loadInspirations(context, scope, request),
    ]);
    if (!project || !channel) throw notFound();
    const chosen = new Set(inspirations.titles.map(({ videoId }) => videoId));
    const own = guide.titles.filter(({ videoId }) => !chosen.has(videoId));
    const ownIds = new Set(own.map(({ videoId }) => videoId));
    const others = similar.filter(({ videoId }) => !chosen.has(videoId) && !ownIds.has(videoId ?? ""));
    const knownTitles = [...inspirations.titles, ...others, ...own, ...published];
    const look = inspirations.look.length > 0 ? inspirations.look : guide.look;
    return { scope, project, channel, guide, references, knownTitles, look, models: await loadModels(scope, request) };
  }

  const loadModels = async (scope: AuthorizedScope, { data: { engine, pane } }: ExecutionRequest): Promise<Models> =>
    engine === undefined
      ? withModels(context, scope)
      : withEngine(context, scope, pane === "thumbnail" ? "pictures" : "text", engine);

  const modelFor = ({ data }: ExecutionRequest, { textModel, imageModel }: Models) => {
    const total = elementCount(data.pane, data.numElementsToGenerate);
    const isImage = data.pane === "thumbnail";
    const { provider, model, name } = isImage ? imageModel : textModel;
    const maxCostCents = isImage ? imageModel.costCentsEach * total : textModel.costAtMostCents;
    return { provider, model, name, maxCostCents, total, isImage };
  };

  const startRun = (
    scope: AuthorizedScope,
    requester: Requester,
    request: ExecutionRequest,
    { models }: GenerationContext,
  ): Promise<StartedRun> => {
    const { data, metadata } = request;
    const { runId, videoProjectId } = metadata.tracking;
    const { name, total, maxCostCents } = modelFor(request, models);
    const { pane, option, input, references } = data;
    const texts = { input, otherInput: data.otherInput ?? null, thisBut: data.thisBut ?? null };
    const newRun = { id: runId, projectId: videoProjectId, purpose: pane, option, ...texts, references, total };
    return lifecycle.start(scope, requester, { ...newRun, madeBy: name }, maxCostCents);
  };

  /** Stores an element and its event together, so that no client sees an element that is not stored. */
  const storeElement = ({ run }: StartedRun, element: IdeaElement, isFirst: boolean): Promise<void> =>
    db.transaction(async () => {
      await run.append([{ runId: run.id, state: "partial", element, isWhole: true }]);
      await store.insertElement(run.id, element);
      if (isFirst) await store.markPartial(run.id);
    });

  async function generateElements(
    started: StartedRun,
    request: ExecutionRequest,
    generation: GenerationContext,
    elements: IdeaElement[],
  ): Promise<AiSpending> {
    const { run } = started;
    const { isImage } = modelFor(request, generation.models);
    let shown = "";
    for (const stream = generate({ ...context, ...generation.models }, request, generation, run.signal); ; ) {
      const next = await stream.next();
      if (next.done) return next.value;
      run.signal.throwIfAborted();
      const { element, isFinal } = next.value;
      // The last words are shown while the element is being stored.
      if (!isFinal || (!isImage && element.content !== shown))
        run.emitTransient({ runId: run.id, state: "partial", element, isWhole: false });
      shown = element.content;
      if (!isFinal) continue;
      await storeElement(started, element, elements.length === 0);
      elements.push(element);
    }
  }

  /** Images queue for each drawing; texts queue here, one organization after another. */
  const queueText = <T>(
    isImage: boolean,
    { scope, models }: GenerationContext,
    signal: AbortSignal,
    work: () => Promise<T>,
  ) => (isImage ? work() : models.textQueue.run({ key: scope.organizationId, signal }, work));

  async function finishFailed(
    started: StartedRun,
    request: ExecutionRequest,
    { models }: GenerationContext,
    elements: readonly IdeaElement[],
    error: unknown,
  ): Promise<ErrorEvent | undefined> {
    const { run } = started;
    const { signal } = run;
    const failure = errorEventOf(run.id, error);
    if (error instanceof RunLostError || isAbortedBy(signal, "lost")) {
      context.log.warn({ err: error, runId: run.id }, "Run was taken over by another process");
      return failure;
    }
    if (!signal.aborted) context.log.warn({ err: error, runId: run.id }, "Generation failed");
    const { isImage, total, maxCostCents, ...model } = modelFor(request, models);
    const isRevoked = isAbortedBy(signal, "revoked");
    const isStopped = isRevoked || isAbortedBy(signal, "stopped");
    const costCents = total > 0 ? (maxCostCents * elements.length) / total : 0;
    const spent =
      isStopped && !isRevoked ? { ...NO_SPENDING, images: isImage ? elements.length : 0, costCents } : NO_SPENDING;
    if (isStopped) {
      await lifecycle.finish(started, { outcome: "stopped", spent, model, event: { runId: run.id, state: "stopped" } });
      return undefined;
    }
    await lifecycle.finish(started, { outcome: "error", spent, model, event: failure });
    return failure;
  }

  /** Runs to its end whether or not a client follows it. */
  async function runGeneration(
    started: StartedRun,
    request: ExecutionRequest,
    generation: GenerationContext,
  ): Promise<Generated> {
    const { run } = started;
    const { isImage, total, name: madeBy, ...model } = modelFor(request, generation.models);
    const elements: IdeaElement[] = [];
    run.emitTransient({ runId: run.id, state: "start", total, madeBy });
    try {
      const spent = await queueText(isImage, generation, run.signal, () =>
        generateElements(started, request, generation, elements),
      );
      if (elements.length === 0) throw new NoIdeaError("The model returned no element");
      const event: ExecutionEvent = { runId: run.id, state: "complete" };
      await lifecycle.finish(started, { outcome: "complete", spent, model, event });
      return { elements };
    } catch (error) {
      const failure = await finishFailed(started, request, generation, elements, error);
      return failure ? { elements, failure } : { elements };
    } finally {
      run.release();
    }
  }

  return {
    runs,
    ...runQueries(context),
    nameProject: projectNaming(context, lifecycle),
    /** Returns once the run has started and `subscribe` has resolved. Everything after that is delivered as events. */
    start: async (
      scope: AuthorizedScope,
      requester: Requester,
      request: ExecutionRequest,
      subscribe: (run: { id: string; lastEventId: number }) => Promise<void>,
    ): Promise<{ runId: string }> => {
      const { userId } = requester;
      await startInBackground(context, "generation", { userId, organizationId: scope.organizationId }, async () => {
        const generation = await loadContext(scope, userId, request);
        const started = await startRun(scope, requester, request, generation);
        await subscribe(started.run);
        return () => runGeneration(started, request, generation);
      });
      return { runId: request.metadata.tracking.runId };
    },
    /** Waits for all elements; a closed connection stops the run. The run is stored step by step, so nothing is left to write. */
    execute: async (
      scope: AuthorizedScope,
      requester: Requester,
      request: ExecutionRequest,
      closed: AbortSignal,
    ): Promise<FinalWrite<ExecutionReply>> => {
      const { runId } = request.metadata.tracking;
      const { organizationId } = scope;
      const { userId } = requester;
      const { elements, failure } = await context.usage.run("generation", { userId, organizationId }, async () => {
        const generation = await loadContext(scope, userId, request);
        const started = await startRun(scope, requester, request, generation);
        const { stop } = started.run;
        closed.addEventListener("abort", stop, { once: true });
        const generated = await runGeneration(started, request, generation);
        closed.removeEventListener("abort", stop);
        if (isAbortedBy(started.run.signal, "revoked")) throw notFound();
        return generated;
      });
      const error = failure && appErrorOf(failure);
      if (error && (elements.length === 0 || error.code === "storage_full")) throw error;
      const images = request.data.pane === "thumbnail" ? elements : [];
      return async () => ({
        runId,
        elements,
        images: images.map(({ id, content, description, seed }) => ({
          id,
          url: content,
          prompt: description ?? "",
          seed: seed ?? 0,
        })),
      });
    },
  };
}
export type IdeationService = ReturnType<typeof ideationService>;

function errorEventOf(runId: string, error: unknown): ErrorEvent {
  const event = { runId, state: "error" as const };
  if (error instanceof AppError && error.code === "rate_limited") {
    const { message: errorReason, retryAfterSeconds } = error;
    return { ...event, errorReason, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
  if (error instanceof AppError && error.code === "payment_required") return { ...event, errorReason: error.message };
  if (isStorageFull(error)) return { ...event, errorReason: STORAGE_FULL_MESSAGE };
  if (error instanceof NoSubjectError) return { ...event, errorReason: NO_SUBJECT_ERROR };
  return { ...event, errorReason: error instanceof NoIdeaError ? NO_IDEA_ERROR : UNKNOWN_STREAM_ERROR };
}

function appErrorOf({ errorReason, retryAfterSeconds }: ErrorEvent): AppError {
  if (errorReason === STORAGE_FULL_MESSAGE) return storageFull();
  if (retryAfterSeconds === undefined) return new AppError("upstream_failed", errorReason);
  return new AppError("rate_limited", errorReason, { retryAfterSeconds });
}
