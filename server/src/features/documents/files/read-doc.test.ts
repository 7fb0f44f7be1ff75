import { describe, expect, it } from "vitest";
import { readDoc } from "./read-doc.ts";

const SECTOR = 512;
const END = 0xffff_fffe;
const FREE = 0xffff_ffff;

/** A compound file with two streams of eight sectors each, above the size from which streams have sectors of their own. */
function docOf(text: string, { isSingleByte = false, flags = 0x0200 } = {}): Buffer {
  const main = Buffer.alloc(8 * SECTOR);
  const table = Buffer.alloc(8 * SECTOR);
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

  const fat = Buffer.alloc(SECTOR, 0xff);
  const chain = (first: number, count: number) => {
    for (let at = 0; at < count; at++) fat.writeUInt32LE(at === count - 1 ? END : first + at + 1, (first + at) * 4);
  };
  fat.writeUInt32LE(0xffff_fffd, 0);
  chain(1, 1);
  chain(2, 8);
  chain(10, 8);
  const directory = Buffer.alloc(SECTOR);
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

  const header = Buffer.alloc(SECTOR);
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
const read = (file: Buffer) => readDoc(file).map(({ runs }) => runs.map(({ text }) => text).join(""));

describe("a Word document from before 2007", () => {
  it.each([true, false])("is read paragraph by paragraph, with one byte a character: %s", (isSingleByte) => {
    expect(read(docOf("The plan\rSecond day\x0bat noon\r", { isSingleByte }))).toEqual([
      "The plan",
      "Second day\nat noon",
    ]);
  });

  it("keeps the results of fields and drops their instructions", () => {
    const link = '\x13 HYPERLINK "https://a.example" \x14the map\x15';
    expect(read(docOf(`See ${link} and\x01 pack\r`))).toEqual(["See the map and pack"]);
  });

  it("reads the cells of a table as paragraphs", () => {
    expect(read(docOf("Shot\x07Length\x07\x07"))).toEqual(["Shot", "Length"]);
  });

  it("is refused with a reason if it is protected, cut off or another document", () => {
    expect(() => read(docOf("secret", { flags: 0x0300 }))).toThrow("This file is protected by a password");
    const whole = docOf("The plan\r");
    expect(() => read(whole.subarray(0, 600))).toThrow(/damaged|not a Word document/);
    expect(() => read(whole.subarray(0, 40))).toThrow("damaged");
    const sheet = Buffer.from(whole);
    sheet.write("Workbook\0\0\0\0", SECTOR * 2 + 128, "utf16le");
    expect(() => read(sheet)).toThrow("This file is not a Word document");
  });
});
