import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { projectStore } from "../projects/index.ts";
import { ideationRunStore } from "./run-store.ts";

const notFound = () => new AppError("not_found", "Not found");

export function runQueries({ db }: Pick<AppContext, "db">) {
  const store = ideationRunStore(db);
  const projects = projectStore(db);
  return {
    /** Throws unless this person started the run. */
    getRun: async (scope: AuthorizedScope, userId: string, runId: string) => {
      const run = await store.find(scope, userId, runId);
      if (!run) throw notFound();
      return run;
    },
    /** Throws unless this person started the run and may still work on its channel. */
    authorizeRun: async (authorize: Authorize, userId: string, runId: string) =>
      authorize(await store.findOwner(userId, runId)),
    listForProject: async (authorize: Authorize, projectId: string, limit: number) => {
      const scope = await authorize(await projects.findOwner(projectId));
      if (!(await projects.get(scope, projectId))) throw notFound();
      return { data: await store.listForProject(scope, projectId, limit) };
    },
  };
}
