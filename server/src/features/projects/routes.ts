import type { projectRoutes } from "@coldopen/contract/projects/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { optionService } from "./option-service.ts";
import { projectsService } from "./service.ts";

export const projectHandlers = (context: AppContext): Handlers<typeof projectRoutes> => {
  const projects = projectsService(context);
  const options = optionService(context);
  const nothing = async (work: Promise<unknown>) => {
    await work;
    return {};
  };
  return {
    list: ({ scope, query }) => projects.list(scope, query),
    get: ({ scope, params }) => projects.get(scope, params.id),
    create: ({ scope, body, ...from }) => projects.create(scope, asWriter(from), body),
    update: ({ authorize, params, body, ...from }) => projects.update(authorize, asWriter(from), params.id, body),
    remove: ({ authorize, params, ...from }) => nothing(projects.remove(authorize, asWriter(from), params.id)),
    restore: ({ authorize, params, ...from }) => projects.restore(authorize, asWriter(from), params.id),
    activity: ({ authorize, params }) => projects.activity(authorize, params.id),
    tags: ({ scope }) => projects.tags(scope),
    addOption: ({ authorize, body, ...from }) => options.add(authorize, asWriter(from), body),
    getOption: ({ authorize, params }) => options.get(authorize, params.id),
    updateOption: ({ authorize, params, body, ...from }) => options.update(authorize, asWriter(from), params.id, body),
    removeOption: ({ authorize, params, query, ...from }) =>
      nothing(options.remove(authorize, asWriter(from), params.id, query.fence)),
  };
};
