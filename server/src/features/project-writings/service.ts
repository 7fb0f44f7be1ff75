import { isSame } from "@coldopen/contract/documents/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { liveProjects, lockProjectForWriting, projectStore } from "../projects/index.ts";
import { writingStore } from "./store.ts";

type Kind<T> = {
  table: PgTable;
  empty: () => T;
  changedElsewhere: string;
  /** What its table keeps besides the content. */
  besides?: (content: T) => Readonly<Record<string, string>>;
};
type Change<T> = { userId: string; version: number; content: T; fence?: number | undefined };

/** What a project has one of, read and saved as a whole: nobody writes over what they have not seen. */
export const projectWriting = <T>(world: Pick<World, "db" | "sockets">, kind: Kind<T>) => {
  const { db } = world;
  const store = writingStore<T>(db, kind.table);
  const projects = projectStore(db);
  const lockProject = lockProjectForWriting(world);
  const live = liveProjects(world);

  const read = async (scope: AuthorizedScope, projectId: string) => {
    const row = await store.read(scope, projectId);
    if (!row) throw new AppError("not_found", "Not found");
    return { ...row, version: row.version ?? 0, content: row.content ?? kind.empty() };
  };

  return {
    read,
    save: (scope: AuthorizedScope, projectId: string, { userId, version, content, fence }: Change<T>) =>
      db.transaction(async () => {
        await read(scope, projectId);
        const project = await lockProject(scope, userId, projectId, { fence });
        const written = await store.write(project, version, {
          content,
          updatedBy: userId,
          besides: kind.besides?.(content) ?? {},
        });
        if (written) {
          await projects.update(scope, project, {});
          await live.changed(projectId);
          return written;
        }
        const current = await read(scope, projectId);
        // Whoever saves again because the answer was lost on its way has saved already.
        if (current.version > 0 && isSame(current.content, content))
          return { version: current.version, updatedAt: current.updatedAt };
        throw new AppError("conflict", kind.changedElsewhere, { currentVersion: current.version });
      }),
  };
};
