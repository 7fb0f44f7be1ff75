import type { documentRoutes } from "@coldopen/contract/documents/routes";
import type { AppContext } from "../../app-context.ts";
import { asWriter } from "../../platform/http/request-info.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { notesService } from "./service.ts";

export const documentHandlers = (context: AppContext): Handlers<typeof documentRoutes> => {
  const service = notesService(context);
  return {
    notes: ({ params, scope }) => service.read(scope, params.id),
    readFile: ({ caller, params, file, scope }) => service.readFile(caller, scope, params.id, file),
    saveNotes: ({ params, body, scope, ...from }) => service.save(scope, params.id, asWriter(from), body),
  };
};
