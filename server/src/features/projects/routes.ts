import type { projectRoutes } from "@coldopen/contract/projects/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import { writerOf } from "../../platform/http/visit.ts";
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
    create: ({ body, ...from }) => projects.create(writerOf(from), body),
    update: ({ params, body, ...from }) => projects.update(writerOf(from), params.id, body),
    remove: ({ params, ...from }) => nothing(projects.remove(writerOf(from), params.id)),
    restore: ({ params, ...from }) => projects.restore(writerOf(from), params.id),
    activity: ({ caller, params }) => projects.activity(caller, params.id),
    tags: ({ query }) => projects.tags(query),
    addOption: ({ body, ...from }) => options.add(writerOf(from), body),
    getOption: ({ caller, params }) => options.get(caller, params.id),
    updateOption: ({ params, body, ...from }) => options.update(writerOf(from), params.id, body),
    removeOption: ({ params, query, ...from }) => nothing(options.remove(writerOf(from), params.id, query.fence)),
  };
};
