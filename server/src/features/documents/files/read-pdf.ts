import { getDocumentProxy } from "unpdf";
import { z } from "zod";
import { damaged, fileError, tooLong } from "./file-errors.ts";
import type { Line } from "./lines.ts";
import { bodyHeight, linesOfPage, type PdfPiece } from "./pdf-lines.ts";

const PAGES_MAX = 300;
const CHARACTERS_MAX = 500_000;
const Item = z.object({
  str: z.string(),
  transform: z.array(z.number()).length(6),
  height: z.number(),
  hasEOL: z.boolean(),
});
const Link = z.object({ url: z.string(), rect: z.tuple([z.number(), z.number(), z.number(), z.number()]) });
type Link = z.infer<typeof Link>;
const Failure = z.object({ name: z.string() });

export async function readPdf(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await opened(bytes);
  if (pdf.numPages > PAGES_MAX) throw tooLong();
  const pages: PdfPiece[][] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [{ items }, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
    const links = annotations.flatMap((annotation: unknown) => Link.safeParse(annotation).data ?? []);
    const pieces = items.flatMap((item: unknown) => pieceOf(item, links));
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > CHARACTERS_MAX) throw tooLong();
    pages.push(pieces);
    page.cleanup();
  }
  if (characters === 0)
    throw fileError("invalid_input", "There is no text in this PDF. Pages that were scanned can't be read.");
  const body = bodyHeight(pages.flat());
  return pages.flatMap((pieces) => linesOfPage(pieces, body));
}

async function opened(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: false, verbosity: 0 });
  } catch (cause) {
    if (Failure.safeParse(cause).data?.name === "PasswordException")
      throw fileError("invalid_input", "This PDF is locked with a password");
    throw damaged(cause);
  }
}

function pieceOf(item: unknown, links: readonly Link[]): PdfPiece[] {
  const { data } = Item.safeParse(item);
  if (!data) return [];
  const [, , , , x = 0, y = 0] = data.transform;
  const href = links.find(({ rect }) => x >= rect[0] - 1 && x < rect[2] && y >= rect[1] - 2 && y < rect[3])?.url;
  return [{ text: data.str, x, y, height: data.height, endsLine: data.hasEOL, ...(href && { href }) }];
}
