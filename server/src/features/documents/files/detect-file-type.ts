import type { NotesFileType } from "@coldopen/contract/documents/files";
import { fileError } from "./file-errors.ts";

export type FileKind = "text" | "markdown" | "rtf" | "pdf" | "docx" | "doc";
type Found = "text" | "rtf" | "pdf" | "zip" | "doc";

const PDF_STARTS_WITHIN = 1024;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Programs send several types as Word documents. */
const expected: Readonly<Record<NotesFileType, readonly FileKind[]>> = {
  "text/plain": ["text"],
  "text/markdown": ["markdown"],
  "application/rtf": ["rtf"],
  "text/rtf": ["rtf"],
  "application/pdf": ["pdf"],
  "application/msword": ["doc", "docx", "rtf"],
  [word]: ["docx", "doc"],
};

function foundIn(bytes: Buffer): Found {
  if (bytes.subarray(0, PDF_STARTS_WITHIN).includes("%PDF-")) return "pdf";
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf") return "rtf";
  if (bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004") return "zip";
  return bytes.subarray(0, 8).toString("hex") === "d0cf11e0a1b11ae1" ? "doc" : "text";
}

/** Detects the type by the first bytes. Throws if it differs from the declared type. */
export function detectFileType(type: NotesFileType, bytes: Buffer): FileKind {
  if (bytes.length === 0) throw fileError("invalid_input", "This file is empty");
  const found = foundIn(bytes);
  const kind = found === "zip" ? "docx" : found === "text" && type === "text/markdown" ? "markdown" : found;
  if (!expected[type].includes(kind))
    throw fileError("unsupported_media_type", "This file is not what its name says it is");
  return kind;
}
