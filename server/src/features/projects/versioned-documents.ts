import { isSame } from "@coldopen/contract/documents/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { lockProjectForWriting } from "./lock-project.ts";
import { projectEvents } from "./project-events.ts";
import { projectStore } from "./project-store.ts";
import { versionedDocumentStore } from "./versioned-document-store.ts";

type DocumentType<T> = {
  table: PgTable;
  empty: () => T;
  changedElsewhere: string;
  /** Columns of the table that are derived from the content. */
  extraColumns?: (content: T) => Readonly<Record<string, string>>;
};
type Change<T> = { writer: { userId: string } & Sender; version: number; content: T; fence?: number | undefined };

/** A document that a project has one of, read and saved as a whole. A save states the version that it is based on. */
export const versionedDocuments = <T>(context: Pick<AppContext, "db" | "sockets">, type: DocumentType<T>) => {
  const { db } = context;
  const store = versionedDocumentStore<T>(db, type.table);
  const projects = projectStore(db);
  const lockProject = lockProjectForWriting(context);
  const events = projectEvents(context);

  const read = async (scope: AuthorizedScope, projectId: string) => {
    const row = await store.read(scope, projectId);
    if (!row) throw new AppError("not_found", "Not found");
    return { ...row, version: row.version ?? 0, content: row.content ?? type.empty() };
  };

  return {
    read,
    save: (scope: AuthorizedScope, projectId: string, { writer, version, content, fence }: Change<T>) =>
      db.transaction(async () => {
        await read(scope, projectId);
        const project = await lockProject(scope, writer.userId, projectId, { fence });
        const written = await store.write(project, version, {
          content,
          updatedBy: writer.userId,
          extraColumns: type.extraColumns?.(content) ?? {},
        });
        if (written) {
          await projects.update(scope, project, {});
          await events.publishChanged({ scope, projectId }, writer);
          return written;
        }
        const current = await read(scope, projectId);
        // A repeated save whose first reply was lost has been stored already.
        if (current.version > 0 && isSame(current.content, content))
          return { version: current.version, updatedAt: current.updatedAt };
        throw new AppError("conflict", type.changedElsewhere, { currentVersion: current.version });
      }),
  };
};
