import type { NotesFileType } from "@coldopen/contract/documents/files";
import { refuseFile } from "./refuse-file.ts";

export type FileKind = "text" | "markdown" | "rtf" | "pdf" | "docx";
type Found = "text" | "rtf" | "pdf" | "zip" | "oldWord";

const PDF_STARTS_WITHIN = 1024;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Programs call many things a Word document that open in Word. */
const expected: Readonly<Record<NotesFileType, readonly FileKind[]>> = {
  "text/plain": ["text"],
  "text/markdown": ["markdown"],
  "application/rtf": ["rtf"],
  "text/rtf": ["rtf"],
  "application/pdf": ["pdf"],
  "application/msword": ["docx", "rtf"],
  [word]: ["docx"],
};

function foundIn(bytes: Buffer): Found {
  if (bytes.subarray(0, PDF_STARTS_WITHIN).includes("%PDF-")) return "pdf";
  if (bytes.subarray(0, 5).toString("latin1") === "{\\rtf") return "rtf";
  if (bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004") return "zip";
  return bytes.subarray(0, 8).toString("hex") === "d0cf11e0a1b11ae1" ? "oldWord" : "text";
}

/** What a file is by its first bytes; refused where it says that it is something else. */
export function kindOfFile(type: NotesFileType, bytes: Buffer): FileKind {
  if (bytes.length === 0) throw refuseFile("invalid_input", "This file is empty");
  const found = foundIn(bytes);
  if (found === "oldWord")
    throw refuseFile("unsupported_media_type", "Word files from before 2007 can't be read. Save it as .docx first.");
  const kind = found === "zip" ? "docx" : found === "text" && type === "text/markdown" ? "markdown" : found;
  if (!expected[type].includes(kind))
    throw refuseFile("unsupported_media_type", "This file is not what its name says it is");
  return kind;
}
