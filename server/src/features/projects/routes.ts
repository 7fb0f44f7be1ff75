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
    list: ({ query }) => projects.list(query),
    get: ({ query, params }) => projects.get(query, params.id),
    create: ({ caller, body }) => projects.create(caller, body),
    update: ({ caller, params, body }) => projects.update(caller, params.id, body),
    remove: ({ caller, params }) => nothing(projects.remove(caller, params.id)),
    restore: ({ caller, params }) => projects.restore(caller, params.id),
    activity: ({ caller, params }) => projects.activity(caller, params.id),
    tags: ({ query }) => projects.tags(query),
    addOption: ({ caller, body }) => options.add(caller, body),
    getOption: ({ caller, params }) => options.get(caller, params.id),
    updateOption: ({ caller, params, body }) => options.update(caller, params.id, body),
    removeOption: ({ caller, params, query }) => nothing(options.remove(caller, params.id, query.fence)),
  };
};
