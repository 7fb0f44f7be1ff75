import { z } from "zod";

export const NOTES_FILE_MAX_BYTES = 10 * 1_048_576;
export const NotesFileType = z.enum([
  "text/plain",
  "text/markdown",
  "application/rtf",
  "text/rtf",
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
]);
export type NotesFileType = z.infer<typeof NotesFileType>;

const fileTypes: Readonly<Record<string, NotesFileType>> = {
  txt: "text/plain",
  text: "text/plain",
  md: "text/markdown",
  markdown: "text/markdown",
  rtf: "application/rtf",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
export const notesFileEndings: readonly string[] = Object.keys(fileTypes).map((ending) => `.${ending}`);

/** By file extension, since browsers report different types; the server checks the content. */
export const notesFileTypeOf = (name: string): NotesFileType | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
};
