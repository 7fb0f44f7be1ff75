import type { projectRoutes } from "@coldopen/contract/projects/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { optionService } from "./option-service.ts";
import { projectsService } from "./service.ts";

export const projectHandlers = (world: World): Handlers<typeof projectRoutes> => {
  const projects = projectsService(world);
  const options = optionService(world);
  const nothing = async (work: Promise<unknown>) => {
    await work;
    return {};
  };
  return {
    list: ({ scope, query }) => projects.list(scope, query),
    get: ({ scope, params }) => projects.get(scope, params.id),
    create: ({ caller, scope, body }) => projects.create(scope, caller.userId, body),
    update: ({ caller, authorize, params, body }) => projects.update(authorize, caller.userId, params.id, body),
    remove: ({ caller, authorize, params }) => nothing(projects.remove(authorize, caller, params.id)),
    restore: ({ caller, authorize, params }) => projects.restore(authorize, caller, params.id),
    activity: ({ authorize, params }) => projects.activity(authorize, params.id),
    tags: ({ scope }) => projects.tags(scope),
    addOption: ({ caller, authorize, body }) => options.add(authorize, caller.userId, body),
    getOption: ({ authorize, params }) => options.get(authorize, params.id),
    updateOption: ({ caller, authorize, params, body }) => options.update(authorize, caller.userId, params.id, body),
    removeOption: ({ caller, authorize, params, query }) =>
      nothing(options.remove(authorize, caller.userId, params.id, query.fence)),
  };
};
