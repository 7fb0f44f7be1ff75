import { deflateRawSync, deflateSync } from "node:zlib";

type Parts = Readonly<Record<string, string | Buffer>>;

/** A zip of the given files. */
export function zipOf(parts: Parts): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(raw.length, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(raw.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += local.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  const listed = Buffer.concat(directory);
  const count = Object.keys(parts).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}

const xml = (root: string, content: string) =>
  `<?xml version="1.0"?><w:${root} xmlns:w="w" xmlns:r="r">${content}</w:${root}>`;

/** A Word document with the given body, and whatever parts belong to it. */
export const docxOf = (body: string, parts: Parts = {}): Buffer =>
  zipOf({ "word/document.xml": xml("document", `<w:body>${body}</w:body>`), ...parts });

export const docxStyles = (content: string) => ({ "word/styles.xml": xml("styles", content) });
export const docxNumbering = (content: string) => ({ "word/numbering.xml": xml("numbering", content) });
export const docxTargets = (targets: Readonly<Record<string, string>>) => ({
  "word/_rels/document.xml.rels": `<Relationships>${Object.entries(targets)
    .map(([id, target]) => `<Relationship Id="${id}" Target="${target}" TargetMode="External"/>`)
    .join("")}</Relationships>`,
});

type PdfText = { text: string; size?: number; y: number };

/** A PDF with a page of text for each list. */
export function pdfOf(pages: readonly (readonly PdfText[])[]): Buffer {
  const streams = pages.map((texts) =>
    texts.map(({ text, size = 12, y }) => `BT /F1 ${size} Tf 1 0 0 1 72 ${y} Tm (${text}) Tj ET`).join("\n"),
  );
  return pdfWithStreams(streams.map((stream) => Buffer.from(stream)));
}

export function pdfWithStreams(streams: readonly Buffer[]): Buffer {
  const pageIds = streams.map((_, at) => 4 + at * 2);
  const pageOf = (at: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`;
  const packed = streams.map((stream) => deflateSync(stream));
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${streams.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...packed.flatMap((stream, at) => [
      pageOf(at),
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
        stream,
        Buffer.from("\nendstream"),
      ]),
    ]),
  ];
  const chunks: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    chunks.push(chunk);
    at += chunk.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(chunks);
}

export const DOC_SECTOR = 512;
const END = 0xffff_fffe;
const FREE = 0xffff_ffff;

/** A Word document from before 2007: a compound file with two streams of eight sectors each, above the size from which streams have sectors of their own. */
export function docOf(text: string, { isSingleByte = false, flags = 0x0200 } = {}): Buffer {
  const main = Buffer.alloc(8 * DOC_SECTOR);
  const table = Buffer.alloc(8 * DOC_SECTOR);
  const textAt = 0x400;
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(flags, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(5 + 16, 0x1a6);
  main.write(text, textAt, isSingleByte ? "latin1" : "utf16le");
  table[0] = 2;
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 5 + 4);
  table.writeUInt32LE(isSingleByte ? (textAt * 2) | 0x4000_0000 : textAt, 5 + 8 + 2);

  const fat = Buffer.alloc(DOC_SECTOR, 0xff);
  const chain = (first: number, count: number) => {
    for (let at = 0; at < count; at++) fat.writeUInt32LE(at === count - 1 ? END : first + at + 1, (first + at) * 4);
  };
  fat.writeUInt32LE(0xffff_fffd, 0);
  chain(1, 1);
  chain(2, 8);
  chain(10, 8);
  const directory = Buffer.alloc(DOC_SECTOR);
  const entry = (at: number, name: string, type: number, start: number, size: number) => {
    directory.write(name, at * 128, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, at * 128 + 64);
    directory[at * 128 + 66] = type;
    directory.writeUInt32LE(start, at * 128 + 116);
    directory.writeUInt32LE(size, at * 128 + 120);
  };
  entry(0, "Root Entry", 5, END, 0);
  entry(1, "WordDocument", 2, 2, main.length);
  entry(2, "1Table", 2, 10, table.length);

  const header = Buffer.alloc(DOC_SECTOR);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 0; at < 109; at++) header.writeUInt32LE(at === 0 ? 0 : FREE, 76 + at * 4);
  return Buffer.concat([header, fat, directory, main, table]);
}
