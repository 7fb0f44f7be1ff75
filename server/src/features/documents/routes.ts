import type { documentRoutes } from "@coldopen/contract/documents/routes";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { notesService } from "./service.ts";

export const documentHandlers = (world: World): Handlers<typeof documentRoutes> => {
  const service = notesService(world);
  return {
    notes: ({ params, scope }) => service.read(scope, params.id),
    readFile: ({ caller, params, file, scope }) => service.readFile(caller, scope, params.id, file),
    saveNotes: ({ params, body, scope, ...from }) => service.save(scope, params.id, asWriter(from), body),
  };
};
