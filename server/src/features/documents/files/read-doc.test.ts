import { describe, expect, it } from "vitest";
import { DOC_SECTOR, docOf } from "../../../testing/make-files.ts";
import { readDoc } from "./read-doc.ts";

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
    sheet.write("Workbook\0\0\0\0", DOC_SECTOR * 2 + 128, "utf16le");
    expect(() => read(sheet)).toThrow("This file is not a Word document");
  });
});
