import type { RichNode } from "@coldopen/contract/documents/rules";
import { RichDocument } from "@coldopen/contract/documents/schema";
import type { FileKind } from "./detect-file-type.ts";
import { fileError, tooLong } from "./file-errors.ts";
import { readDoc } from "./read-doc.ts";
import { readDocx } from "./read-docx.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readPdf } from "./read-pdf.ts";
import { readRtf } from "./read-rtf.ts";
import { decodeText, readText } from "./read-text.ts";
import { toBlocks } from "./to-document.ts";

/** Notes are saved as a whole with at most 1 MB: this leaves room for existing notes. */
const DOCUMENT_CHARACTERS_MAX = 700_000;

const readers: Record<FileKind, (bytes: Buffer) => RichNode[] | Promise<RichNode[]>> = {
  text: (bytes) => toBlocks(readText(decodeText(bytes))),
  markdown: (bytes) => readMarkdown(decodeText(bytes)),
  rtf: (bytes) => toBlocks(readRtf(bytes.toString("latin1"))),
  docx: (bytes) => toBlocks(readDocx(bytes)),
  doc: (bytes) => toBlocks(readDoc(bytes)),
  pdf: async (bytes) => toBlocks(await readPdf(new Uint8Array(bytes))),
};

/** Converts a file to a document that contains only what notes allow. */
export async function readFile(kind: FileKind, bytes: Buffer): Promise<RichDocument> {
  const content = await readers[kind](bytes);
  if (content.length === 0) throw fileError("invalid_input", "There is no text in this file");
  const document = { type: "doc" as const, content };
  if (JSON.stringify(document).length > DOCUMENT_CHARACTERS_MAX) throw tooLong();
  const parsed = RichDocument.safeParse(document);
  if (!parsed.success) throw fileError("invalid_input", parsed.error.issues[0]?.message ?? "This file can't be read");
  return parsed.data;
}
