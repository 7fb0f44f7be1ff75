import { documentRoutes } from "@coldopen/contract/documents/routes";
import type { Scope } from "@coldopen/contract/kernel/route";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const documentsApi = api(documentRoutes);

export type NotesPlace = { projectId: string; scope: Scope };
export const addressOfNotes = ({ projectId, scope }: NotesPlace) => ({
  params: { id: projectId },
  query: { organizationId: scope.organizationId, channelUCID: scope.channelUcid },
});

/** Always read anew: what is typed next builds on it. */
export const notesQuery = (place: NotesPlace) =>
  queryOptions({
    queryKey: ["documents", "notes", place.projectId],
    queryFn: ({ signal }) => documentsApi.notes(addressOfNotes(place), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
