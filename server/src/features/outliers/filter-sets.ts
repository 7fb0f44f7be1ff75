import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import { FILTER_SETS_MAX } from "@coldopen/contract/outliers/schema";
import type { World } from "../../world.ts";
import { filterSetStore } from "./filter-set-store.ts";

export const filterSetService = ({ db }: Pick<World, "db">) => {
  const store = filterSetStore(db);
  return {
    list: async (scope: Scope) => ({ results: await store.list(scope) }),
    save: async (scope: Scope, { name, search }: { name: string; search: string }) => {
      const saved = await db.transaction(() => store.put(scope, name, search));
      if (!saved) throw new AppError("conflict", `There is room for ${FILTER_SETS_MAX} filter sets. Remove one first.`);
      return saved;
    },
    remove: async (scope: Scope, id: string) => {
      if (!(await store.remove(scope, id))) throw new AppError("not_found", "Not found");
    },
  };
};
