import { NOTES_FILE_MAX_BYTES } from "@coldopen/contract/documents/files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docOf, docxOf, zipOf } from "../../testing/make-files.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { tablePrint } from "../../testing/table-checksums.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange({ isOpen = true } = {}) {
  const { given } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  const { id } = await given.project({ organizationId, channelUcid, createdBy: owner.id });
  await studio.context.flags.setForOrganization("STUDIO_PROJECT_NOTES_FILE_UPLOAD", organizationId, isOpen);
  const query = `organizationId=${organizationId}&channelUCID=${channelUcid}`;
  return { browser: await studio.as(owner.email), url: `/api/v3/video-project/${id}/notes/file?${query}`, query };
}
const send = (browser: Browser, url: string, type: string, payload: string | Buffer) =>
  browser.call({ method: "POST", url, headers: { "content-type": type }, payload });
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const oldWord = Buffer.from("d0cf11e0a1b11ae1".padEnd(64, "0"), "hex");

describe("a document for the notes", () => {
  it("is returned as a document and not stored", async () => {
    const { browser, url } = await arrange();
    const before = await tablePrint(studio.context);
    const answer = await send(browser, url, docx, docxOf("<w:p><w:r><w:t>The plan</w:t></w:r></w:p>"));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { content: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "The plan" }] }] } },
    ]);
    expect(await tablePrint(studio.context)).toBe(before);
  });

  it.each([
    ["a picture that calls itself text", "text/plain", Buffer.from("89504e470d0a1a0a0000000d", "hex"), 415],
    ["a PDF that calls itself Word", docx, "%PDF-1.7", 415],
    ["text that calls itself a PDF", "application/pdf", "hello", 415],
    ["a spreadsheet that calls itself Word", docx, zipOf({ "xl/workbook.xml": "<x/>" }), 415],
    ["a page of the web", "text/html", "<p>hello</p>", 415],
    ["a damaged old Word file", "application/msword", oldWord, 400],
    ["nothing", "text/plain", "", 400],
    ["a byte too much", "text/plain", Buffer.alloc(NOTES_FILE_MAX_BYTES + 1, "a"), 413],
    ["more than notes hold", "text/plain", Buffer.alloc(NOTES_FILE_MAX_BYTES, "a "), 413],
  ])("is refused when it is %s", async (_, type, file, status) => {
    const { browser, url } = await arrange();
    const answer = await send(browser, url, type, file);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^[A-Z].{10,}$/);
  });

  it("can be a Word document from before 2007", async () => {
    const { browser, url } = await arrange();
    const answer = await send(browser, url, "application/msword", docOf("The plan\r"));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { content: { content: [{ type: "paragraph", content: [{ type: "text", text: "The plan" }] }] } },
    ]);
  });

  it("can be RTF that is declared as Word", async () => {
    const { browser, url } = await arrange();
    expect((await send(browser, url, "application/msword", "{\\rtf1 hello}")).statusCode).toBe(200);
  });

  it("is refused if the flag is off, and for a project of another channel", async () => {
    const closed = await arrange({ isOpen: false });
    expect((await send(closed.browser, closed.url, "text/plain", "hello")).statusCode).toBe(404);
    const [home, stranger] = [await arrange(), await arrange()];
    const foreign = home.url.replace(/\?.*/, `?${stranger.query}`);
    expect((await send(stranger.browser, home.url, "text/plain", "hello")).statusCode).toBe(404);
    expect((await send(stranger.browser, foreign, "text/plain", "hello")).statusCode).toBe(404);
  });

  it("is limited to 30 a minute for one person", async () => {
    const { browser, url } = await arrange();
    const statuses = [];
    for (let time = 0; time < 31; time++) statuses.push((await send(browser, url, "text/html", "x")).statusCode);
    expect(statuses.slice(29)).toEqual([415, 429]);
  });
});
