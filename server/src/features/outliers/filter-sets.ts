import { AppError } from "@coldopen/contract/kernel/errors";
import { FILTER_SETS_MAX } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { filterSetStore } from "./filter-set-store.ts";

export const filterSetService = ({ db }: Pick<AppContext, "db">) => {
  const store = filterSetStore(db);
  return {
    list: async (scope: AuthorizedScope) => ({ results: await store.list(scope) }),
    save: async (scope: AuthorizedScope, { name, search }: { name: string; search: string }) => {
      const saved = await db.transaction(() => store.upsert(scope, name, search));
      if (!saved)
        throw new AppError("conflict", `A channel can have at most ${FILTER_SETS_MAX} filter sets. Remove one first.`);
      return saved;
    },
    remove: async (scope: AuthorizedScope, id: string) => {
      if (!(await store.remove(scope, id))) throw new AppError("not_found", "Not found");
    },
  };
};
