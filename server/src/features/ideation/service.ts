import type { ideationRoutes } from "@coldopen/contract/ideation/routes";
import {
  type ExecutionEvent,
  type ExecutionRequest,
  type IdeaElement,
  NO_IDEA_ERROR,
  UNKNOWN_STREAM_ERROR,
} from "@coldopen/contract/ideation/schema";
import type { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Reply } from "@coldopen/contract/kernel/route";
import { ModelError } from "../../adapters/model-error.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { isStorageFull, STORAGE_FULL_MESSAGE, storageFull } from "../../platform/storage-full.ts";
import type { Requester } from "../../platform/usage-limits/usage-limits.ts";
import type { World } from "../../world.ts";
import { projectStore } from "../projects/index.ts";
import { begin as beginIn, type NewRun } from "./begin-store.ts";
import { type Ground, generate, type Spent } from "./generate.ts";
import { catalogueTitles } from "./known-titles.ts";
import { ledgerStore } from "./ledger-store.ts";
import { givenReferences } from "./references.ts";
import { elementsOf } from "./rules.ts";
import { type EndedRun, runStore } from "./run-store.ts";
import { type AbortReason, runningRuns } from "./running.ts";
import type { Outcome } from "./settlement.ts";

type ExecutionReply = Reply<(typeof ideationRoutes)["execute"]>;
export type Tell = (event: ExecutionEvent) => void;
/** A run belongs to the person, and lasts no longer than the session that it was asked from. */
export type Asker = { userId: string; sessionId: string };
const notFound = () => new AppError("not_found", "Not found");
const NOTHING: Spent = { inputTokens: 0, outputTokens: 0, images: 0, costCents: 0 };
const NAME_MAX = 60;

class NoIdea extends ModelError {}

const reasonOf = (error: unknown): string => {
  if (isStorageFull(error)) return STORAGE_FULL_MESSAGE;
  return error instanceof NoIdea ? NO_IDEA_ERROR : UNKNOWN_STREAM_ERROR;
};
const wasRevoked = ({ aborted, reason }: AbortSignal) => aborted && reason === ("revoked" satisfies AbortReason);
const failureOf = ({ errorReason, retryAfterSeconds }: Extract<ExecutionEvent, { state: "error" }>): AppError =>
  errorReason === STORAGE_FULL_MESSAGE
    ? storageFull()
    : retryAfterSeconds === undefined
      ? new AppError("upstream_failed", errorReason)
      : new AppError("rate_limited", errorReason, { retryAfterSeconds });

/** One for the whole node: it knows the generations that run here. */
export function ideationService(world: World, onAbandoned: (ended: readonly EndedRun[]) => void = () => {}) {
  const { textModel, imageModel } = world;
  const runs = runStore(world.db);
  const ledger = ledgerStore(world.db);
  const projects = projectStore(world.db);
  const running = runningRuns(world, onAbandoned);
  const capCents = world.config.aiMonthlyCapCents;

  async function begin(
    scope: AuthorizedScope,
    run: Omit<NewRun, "capCents">,
  ): Promise<Omit<Ground, "references" | "scope">> {
    const begun = await beginIn(world.db, scope, { ...run, capCents });
    if (!begun) throw notFound();
    if (begun.isStarted) return begun;
    if (begun.isUsed || begun.isReserved) {
      if (!begun.isUsed && run.costAtMostCents > 0) await runs.release(scope, run.costAtMostCents);
      throw new AppError("conflict", "A generation can be used only once");
    }
    throw new AppError("payment_required", "This month's AI budget of your organization is used up");
  }

  const beginRun = async (scope: AuthorizedScope, userId: string, request: ExecutionRequest): Promise<Ground> => {
    const { metadata, data } = request;
    const { tracking } = metadata;
    const references = await givenReferences(world, scope, userId, request);
    const isPicture = data.pane === "thumbnail";
    const total = elementsOf(data.pane, data.numElementsToGenerate);
    const beginning = begin(scope, {
      id: tracking.runId,
      projectId: tracking.videoProjectId,
      userId,
      purpose: data.pane,
      option: data.option,
      input: data.input,
      references: data.references,
      total,
      madeBy: isPicture ? imageModel.name : textModel.name,
      costAtMostCents: isPicture ? imageModel.costCentsEach * total : textModel.costAtMostCents,
    });
    // Side by side: the first word waits for one trip to the database, not for two.
    const [ground, near] = await Promise.all([beginning, catalogueTitles(world, request)]);
    return { ...ground, scope, known: [...near, ...ground.known], references };
  };

  const settle = (
    runId: string,
    isPicture: boolean,
    outcome: Outcome,
    spent: Spent,
    startedAt: number,
    errorReason?: string,
  ) =>
    ledger.settle({
      id: runId,
      outcome,
      errorReason: errorReason ?? null,
      provider: isPicture ? imageModel.provider : textModel.provider,
      model: isPicture ? imageModel.model : textModel.model,
      ...spent,
      ms: Math.round(performance.now() - startedAt),
    });

  /** Begins work that goes on after its start was answered; it counts as in progress until it ends. */
  async function startInBackground(name: string, requester: Requester, begin: () => Promise<() => Promise<unknown>>) {
    const release = await world.usage.start("generation", requester);
    try {
      const work = await begin();
      world.background.run(name, () => work().finally(release));
    } catch (error) {
      await release();
      throw error;
    }
  }

  /** Texts take turns between organizations here; pictures do where each of them is drawn. */
  const inTurn = <T>(isPicture: boolean, organizationId: string, signal: AbortSignal, work: () => Promise<T>) =>
    isPicture ? work() : world.textQueue.run({ key: organizationId, signal }, work);

  /** Works off a run that has begun. It ends by itself, whoever still listens. */
  async function work(
    request: ExecutionRequest,
    ground: Ground,
    signal: AbortSignal,
    tell: Tell,
  ): Promise<IdeaElement[]> {
    const { runId } = request.metadata.tracking;
    const isPicture = request.data.pane === "thumbnail";
    const startedAt = performance.now();
    const whole: IdeaElement[] = [];
    let words = "";
    const total = elementsOf(request.data.pane, request.data.numElementsToGenerate);
    tell({ runId, state: "start", total, madeBy: isPicture ? imageModel.name : textModel.name });
    const consume = async (): Promise<Spent> => {
      const stream = generate(world, request, ground, signal);
      for (;;) {
        const next = await stream.next();
        if (next.done) return next.value;
        signal.throwIfAborted();
        const { element, isWhole } = next.value;
        if (isWhole) {
          // Its words are seen while it is stored; only then is it said to be there.
          if (!isPicture && element.content !== words) tell({ runId, state: "partial", element, isWhole: false });
          await runs.addElement(runId, element);
          whole.push(element);
        }
        words = element.content;
        tell({ runId, state: "partial", element, isWhole });
      }
    };
    try {
      const spent = await inTurn(isPicture, ground.scope.organizationId, signal, consume);
      if (whole.length === 0) throw new NoIdea("The model gave no idea");
      await settle(runId, isPicture, "complete", spent, startedAt);
      tell({ runId, state: "complete" });
    } catch (error) {
      const isRevoked = wasRevoked(signal);
      const isStopped = isRevoked || (signal.aborted && signal.reason === "stopped");
      if (!signal.aborted) world.log.warn({ err: error, runId }, "A generation failed");
      const share = total > 0 ? whole.length / total : 0;
      const most = isPicture ? imageModel.costCentsEach * total : textModel.costAtMostCents;
      const spent =
        isStopped && !isRevoked
          ? { ...NOTHING, images: isPicture ? whole.length : 0, costCents: most * share }
          : NOTHING;
      const busy = error instanceof AppError && error.code === "rate_limited" ? error : undefined;
      const errorReason = busy?.message ?? reasonOf(error);
      const retry = busy?.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: busy.retryAfterSeconds };
      if (isStopped) await settle(runId, isPicture, "stopped", spent, startedAt);
      else await settle(runId, isPicture, "error", spent, startedAt, errorReason);
      tell(isStopped ? { runId, state: "stopped" } : { runId, state: "error", errorReason, ...retry });
    } finally {
      running.remove(runId);
    }
    return whole;
  }

  return {
    running,
    /** Comes back once the run has begun and its asker listens; the rest is told as it happens. */
    start: async (
      scope: AuthorizedScope,
      { userId, sessionId }: Asker,
      request: ExecutionRequest,
      { listen, tell }: { listen: () => Promise<void>; tell: Tell },
    ) => {
      const { runId } = request.metadata.tracking;
      await startInBackground("generation", { userId, organizationId: scope.organizationId }, async () => {
        const ground = await beginRun(scope, userId, request);
        const signal = running.add(runId, sessionId);
        await listen();
        return () => work(request, ground, signal, tell);
      });
      return { runId };
    },
    /**
     * Waits for all of it; leaving ends it. The run is stored step by step under its id, which is used only once: nothing is
     * left to write.
     */
    execute: async (
      scope: AuthorizedScope,
      { userId, sessionId }: Asker,
      request: ExecutionRequest,
      gone: AbortSignal,
    ): Promise<FinalWrite<ExecutionReply>> => {
      const { runId } = request.metadata.tracking;
      const { organizationId } = scope;
      let failure: AppError | undefined;
      const elements = await world.usage.run("generation", { userId, organizationId }, async () => {
        const ground = await beginRun(scope, userId, request);
        const stop = () => running.stop(runId);
        const signal = running.add(runId, sessionId);
        gone.addEventListener("abort", stop, { once: true });
        const made = await work(request, ground, signal, (event) => {
          if (event.state === "error") failure = failureOf(event);
        });
        gone.removeEventListener("abort", stop);
        if (wasRevoked(signal)) throw notFound();
        return made;
      });
      if (failure && (elements.length === 0 || failure.code === "storage_full")) throw failure;
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
    name: async (
      scope: AuthorizedScope,
      { userId, sessionId }: Asker,
      request: PassthroughRequest,
      tell: (result: string, isWhole: boolean) => void,
      fail: () => void,
    ) => {
      const { runId, videoProjectId } = request.metadata.tracking;
      const { organizationId } = scope;
      const { primaryTitle, primaryConcept, primaryThumbnail } = request.aiParameters.nameGenInspiration;
      const startedAt = performance.now();
      const consume = async (signal: AbortSignal): Promise<Spent> => {
        const brief = { title: primaryTitle, concept: primaryConcept, thumbnail: primaryThumbnail };
        const stream = textModel.projectName(brief, signal);
        for (;;) {
          const next = await stream.next();
          if (next.done) return { ...next.value, images: 0 };
          tell(next.value.result.slice(0, NAME_MAX), next.value.isWhole);
        }
      };
      await startInBackground("project name", { userId, organizationId }, async () => {
        await begin(scope, {
          id: runId,
          projectId: videoProjectId,
          userId,
          purpose: "name",
          option: "emptyState",
          input: (primaryTitle ?? primaryConcept ?? primaryThumbnail ?? "").slice(0, 5000),
          references: [],
          total: 1,
          madeBy: textModel.name,
          costAtMostCents: textModel.costAtMostCents,
        });
        const signal = running.add(runId, sessionId);
        return async () => {
          try {
            const spent = await inTurn(false, organizationId, signal, () => consume(signal));
            await settle(runId, false, "complete", spent, startedAt);
          } catch (error) {
            world.log.warn({ err: error }, "No name could be made");
            await settle(runId, false, "error", NOTHING, startedAt);
            fail();
          } finally {
            running.remove(runId);
          }
        };
      });
      return { runId };
    },
    /** A run of one's own as it stands, to be taken up again. */
    mine: async (scope: AuthorizedScope, userId: string, runId: string) => {
      const run = await runs.mine(scope, userId, runId);
      if (!run) throw notFound();
      return run;
    },
    /** Throws unless this person started the run and may still work on its channel. */
    authorizeRun: async (authorize: Authorize, userId: string, runId: string) =>
      authorize(await runs.findOwner(userId, runId)),
    ofProject: async (authorize: Authorize, projectId: string, limit: number) => {
      const scope = await authorize(await projects.findOwner(projectId));
      if (!(await projects.get(scope, projectId))) throw notFound();
      return { data: await runs.ofProject(scope, projectId, limit) };
    },
    usage: async (organization: AuthorizedOrganization) => ({
      ...(await ledger.ofThisMonth(organization)),
      capCents: capCents ?? null,
    }),
  };
}
export type IdeationService = ReturnType<typeof ideationService>;
