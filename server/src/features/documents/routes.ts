import type { documentRoutes } from "@coldopen/contract/documents/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { notesService } from "./service.ts";

type ScopeQuery = { organizationId: string; channelUCID: string };
const scopeOf = ({ organizationId, channelUCID }: ScopeQuery) => ({ organizationId, channelUcid: channelUCID });

export const documentHandlers = (world: World): Handlers<typeof documentRoutes> => {
  const service = notesService(world);
  return {
    notes: ({ params, query }) => service.read(scopeOf(query), params.id),
    readFile: ({ caller, params, query, file }) => service.readFile(caller, scopeOf(query), params.id, file),
    saveNotes: ({ params, query, caller, body }) => service.save(scopeOf(query), params.id, caller.userId, body),
  };
};
