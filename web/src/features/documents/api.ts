import { notesFileTypeOf } from "@coldopen/contract/documents/files";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { type UploadOptions, upload } from "../../lib/upload.ts";

export const documentsApi = api(documentRoutes);

export type ProjectRef = { projectId: string; scope: ChannelScope };
export const addressOfNotes = ({ projectId, scope }: ProjectRef) => ({
  params: { id: projectId },
  query: { organizationId: scope.organizationId, channelUCID: scope.channelUcid },
});

/** Converts a file to note content. The type comes from the file name; the server checks the content. */
export const readNotesFile = (projectRef: ProjectRef, file: File, options: UploadOptions) =>
  upload(
    documentRoutes.readFile,
    addressOfNotes(projectRef),
    file.slice(0, file.size, notesFileTypeOf(file.name)),
    options,
  );

export const notesKey = (projectId: string) => ["documents", "notes", projectId] as const;

/** Never cached, since edits build on it. */
export const notesQuery = (projectRef: ProjectRef) =>
  queryOptions({
    queryKey: notesKey(projectRef.projectId),
    queryFn: ({ signal }) => documentsApi.notes(addressOfNotes(projectRef), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
