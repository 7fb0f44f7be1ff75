import { Writable } from "node:stream";
import type { FileName, Files } from "../../adapters/files/port.ts";

const PART_BYTES = 8 * 1024 * 1024;

export const partName = (archiveId: string, part: number): FileName =>
  `archives/${archiveId}.${String(part).padStart(6, "0")}`;

/** Stores a stream in parts, so that neither writing nor reading holds more than one of them in memory. */
export function createPartWriter(files: Pick<Files, "put">, archiveId: string) {
  let pieces: Buffer[] = [];
  let held = 0;
  const stored = { parts: 0, bytes: 0 };
  const store = async () => {
    if (held === 0) return;
    const part = Buffer.concat(pieces);
    pieces = [];
    held = 0;
    await files.put(partName(archiveId, stored.parts), part);
    stored.parts++;
    stored.bytes += part.length;
  };
  const stream = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      held += piece.length;
      if (held < PART_BYTES) done();
      else store().then(() => done(), done);
    },
    final(done) {
      store().then(() => done(), done);
    },
  });
  return { stream, stored };
}
