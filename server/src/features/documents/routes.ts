import type { documentRoutes } from "@coldopen/contract/documents/routes";
import { scopeOfNamed } from "@coldopen/contract/kernel/route";
import type { Handlers } from "../../platform/http/serve.ts";
import { writerOf } from "../../platform/http/visit.ts";
import type { World } from "../../world.ts";
import { notesService } from "./service.ts";

export const documentHandlers = (world: World): Handlers<typeof documentRoutes> => {
  const service = notesService(world);
  return {
    notes: ({ params, query }) => service.read(scopeOfNamed(query), params.id),
    readFile: ({ caller, params, query, file }) => service.readFile(caller, scopeOfNamed(query), params.id, file),
    saveNotes: ({ params, query, body, ...from }) => service.save(scopeOfNamed(query), params.id, writerOf(from), body),
  };
};
