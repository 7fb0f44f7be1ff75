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
