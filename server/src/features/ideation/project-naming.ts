import type { PassthroughRequest } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { withModels } from "../ai-models/index.ts";
import { type AiSpending, NO_SPENDING } from "../ai-usage/index.ts";
import { contextStore } from "./context-store.ts";
import type { Requester, RunLifecycle } from "./run-lifecycle.ts";
import { startInBackground } from "./start-in-background.ts";

const MAX_NAME_LENGTH = 60;
const MAX_INPUT_LENGTH = 5000;

type NameListener = { onName: (name: string, isFinal: boolean) => void; onError: () => void };

/** Generates a short project name from the element that was chosen first. */
export const projectNaming =
  (context: AppContext, lifecycle: RunLifecycle) =>
  async (
    scope: AuthorizedScope,
    requester: Requester,
    request: PassthroughRequest,
    { onName, onError }: NameListener,
  ): Promise<{ runId: string }> => {
    const { textModel, textQueue } = await withModels(context, scope);
    const { runId, videoProjectId } = request.metadata.tracking;
    const { organizationId } = scope;
    const {
      primaryTitle: title,
      primaryConcept: concept,
      primaryThumbnail: thumbnail,
    } = request.aiParameters.nameGenInspiration;

    const generateName = async (signal: AbortSignal): Promise<AiSpending> => {
      const stream = textModel.projectName({ title, concept, thumbnail }, signal);
      for (;;) {
        const next = await stream.next();
        if (next.done) return { ...next.value, images: 0 };
        onName(next.value.result.slice(0, MAX_NAME_LENGTH), next.value.isWhole);
      }
    };

    await startInBackground(context, "project name", { userId: requester.userId, organizationId }, async () => {
      if (!(await contextStore(context.db).findProjectForRun(scope, videoProjectId)))
        throw new AppError("not_found", "Not found");
      const newRun = {
        id: runId,
        projectId: videoProjectId,
        purpose: "name" as const,
        option: "emptyState" as const,
        input: (title ?? concept ?? thumbnail ?? "").slice(0, MAX_INPUT_LENGTH),
        references: [],
        total: 1,
        madeBy: textModel.name,
      };
      const started = await lifecycle.start(scope, requester, newRun, textModel.costAtMostCents);
      const { run } = started;
      return async () => {
        try {
          const { signal } = run;
          const spent = await textQueue.run({ key: organizationId, signal }, () => generateName(signal));
          await lifecycle.finish(started, { outcome: "complete", spent, model: textModel });
        } catch (error) {
          context.log.warn({ err: error, runId }, "Failed to generate a project name");
          onError();
          await lifecycle.finish(started, { outcome: "error", spent: NO_SPENDING, model: textModel });
        } finally {
          run.release();
        }
      };
    });
    return { runId };
  };
