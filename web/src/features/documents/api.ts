import { notesFileTypeOf } from "@coldopen/contract/documents/files";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { type UploadOptions, upload } from "../../lib/upload.ts";

export const documentsApi = api(documentRoutes);

export type NotesPlace = { projectId: string; scope: ChannelScope };
export const addressOfNotes = ({ projectId, scope }: NotesPlace) => ({
  params: { id: projectId },
  query: { organizationId: scope.organizationId, channelUCID: scope.channelUcid },
});

/** What notes would show of a file; its type goes by its name, and the server looks into it. */
export const readNotesFile = (place: NotesPlace, file: File, options: UploadOptions) =>
  upload(documentRoutes.readFile, addressOfNotes(place), file.slice(0, file.size, notesFileTypeOf(file.name)), options);

/** Always read anew: what is typed next builds on it. */
export const notesQuery = (place: NotesPlace) =>
  queryOptions({
    queryKey: ["documents", "notes", place.projectId],
    queryFn: ({ signal }) => documentsApi.notes(addressOfNotes(place), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
