import { describe, expect, it } from "vitest";
import { docxOf, pdfOf, pdfWithStreams } from "../../../testing/make-files.ts";
import { readInThread } from "./read-in-thread.ts";
import type { ParseRequest } from "./worker-messages.ts";

const request = (kind: ParseRequest["kind"], file: string | Buffer): ParseRequest => ({
  kind,
  bytes: new Uint8Array(Buffer.from(file)),
});
const outcomeOf = (...given: Parameters<typeof readInThread>) =>
  readInThread(...given).then(
    () => "read",
    (error: Error) => error.message,
  );

describe("a file that is read in a worker thread", () => {
  it("is converted to a document", async () => {
    expect(await readInThread(request("markdown", "# Plan"))).toEqual({
      type: "doc",
      content: [{ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "Plan" }] }],
    });
    expect((await readInThread(request("pdf", pdfOf([[{ text: "Plan", y: 700 }]])))).content).toHaveLength(1);
    expect((await readInThread(request("docx", docxOf("<w:p><w:r><w:t>Plan</w:t></w:r></w:p>")))).content).toHaveLength(
      1,
    );
  });

  it("is refused with the same message as in the main thread", async () => {
    expect(await outcomeOf(request("text", " "))).toBe("There is no text in this file");
    expect(await outcomeOf(request("pdf", "%PDF-1.7"))).toBe("This file is damaged and can't be read");
  });

  it("leaves the thread to the next file, also after a refusal", async () => {
    for (const text of ["one", " ", "two"]) await outcomeOf(request("text", text));
    expect((await readInThread(request("text", "three"))).content).toHaveLength(1);
  });

  it("that unpacks without end is aborted without blocking other work", async () => {
    const bomb = pdfWithStreams([Buffer.alloc(400 * 1_048_576, "(a) Tj ")]);
    expect(bomb.length).toBeLessThan(2 * 1_048_576);
    let turns = 0;
    const ticking = setInterval(() => turns++, 10);
    const outcome = await outcomeOf(request("pdf", bomb), { growthBytesMax: 250 * 1_048_576 });
    expect(outcome).toBe("This document takes too long to read");
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(10);
    expect(await outcomeOf(request("text", "the next one"))).toBe("read");
  });
});
