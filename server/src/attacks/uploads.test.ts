import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aDrawing,
  gifOf,
  heic,
  jpegClaiming,
  packed,
  packedText,
  pngBomb,
  pngChunk,
  pngOf,
  pngWith,
  webpClaiming,
} from "../testing/make-pictures.ts";
import { unlimited } from "../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

const MAX_BYTES = 10 * 1_048_576;
const GROWTH_BYTES = 50 * 1_048_576;
const SCRIPT = "<script>alert('payload')</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

let studio: TestApp;
let browser: Browser;
let organizationId: string;
let address: string;
let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
let gif: Buffer;
let bomb: Buffer;
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited }) });
  bomb = pngBomb(16_000);
  [jpeg, png, webp, gif] = await Promise.all([
    aDrawing(640, 360).jpeg().toBuffer(),
    aDrawing(640, 360).png().toBuffer(),
    aDrawing(640, 360).webp().toBuffer(),
    aDrawing(640, 360).gif().toBuffer(),
  ]);
});
afterAll(() => studio.close());
beforeEach(async () => {
  const user = await studio.given.user();
  organizationId = await studio.given.organization({ ownerId: user.id });
  const channelUCID = await studio.given.channel(organizationId);
  browser = await studio.as(user.email);
  address = `/api/pictures?organizationId=${organizationId}&channelUCID=${channelUCID}`;
});

const send = (payload: Buffer, type = "image/png", headers = {}) =>
  browser.call({ method: "POST", url: address, payload, headers: { "content-type": type, ...headers } });
const rows = async () => {
  const query = sql`select count(*)::int as rows from pictures where organization_id = ${organizationId}`;
  return (await studio.context.db.sql.execute(query)).rows[0]?.rows;
};
const files = async () => {
  const found: string[] = [];
  for await (const { name } of studio.context.files.list("pictures")) found.push(name);
  return found.sort();
};
const text = (content: string) => Buffer.from(content, "latin1");
const half = (file: Buffer) => file.subarray(0, file.length >> 1);

/** By what they are; each as it would be sent. */
const hostile = async (): Promise<Record<string, Buffer>> => ({
  "nothing at all": Buffer.alloc(0),
  "one byte": text("\xff"),
  words: text("not a picture"),
  "a page": text(`<!doctype html>${SCRIPT}`),
  "a page that ends as a JPEG": Buffer.concat([text(`<!--`), jpeg]),
  "a drawing in markup": text(SVG),
  "a drawing with a declaration": text(`<?xml version="1.0"?>${SVG}`),
  "a drawing behind a mark of order": text(`\xef\xbb\xbf${SVG}`),
  "a drawing behind blanks": text(`\n\n   ${SVG}`),
  "a packed drawing": packed(SVG),
  "a drawing with entities": text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
  "a document": text("%PDF-1.7\n1 0 obj"),
  "a script of PostScript": text("%!PS-Adobe-3.0 EPSF-3.0"),
  "a script of a picture library": text("push graphic-context\nviewbox 0 0 9 9\nfill 'url(http://127.0.0.1/)'"),
  "a program of one kind": text("MZ\x90\0\x03"),
  "a program of another": text("\x7fELF\x02\x01\x01"),
  "an archive": text("PK\x03\x04\x14\0"),
  "a sound in the same wrapping": text("RIFF\x24\0\0\0WAVEfmt "),
  "a film": text("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"),
  "a picture of a kind not taken: TIFF": await aDrawing().tiff().toBuffer(),
  "a picture of a kind not taken: AVIF": await aDrawing().avif().toBuffer(),
  "a picture of a kind not taken: BMP": text("BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0"),
  "a picture of a kind not taken: ICO": text("\0\0\x01\0\x01\0\x10\x10"),
  "a picture of a kind not taken: PSD": text("8BPS\0\x01"),
  "a picture of a kind not taken: JPEG XL": text("\xff\x0a\x10"),
  "a HEIC file where its gate is off": heic,
  "the first bytes of a JPEG before a page": text(`\xff\xd8\xff\xe0${SCRIPT}`),
  "the first bytes of a PNG before a drawing": text(`\x89PNG\r\n\x1a\n${SVG}`),
  "the first bytes of a GIF before a script": text("GIF89a=1;alert('payload')//"),
  "the first bytes of a WebP before a page": text(`RIFF\xff\0\0\0WEBP${SCRIPT}`),
  "a bomb of 16000 by 16000": bomb,
  "a head of 60000 by 60000": pngOf(60_000, 60_000),
  "a head of no width": pngOf(0, 9),
  "a head of the greatest width": pngOf(2 ** 31 - 1, 1),
  "a GIF of 65535 by 65535": gifOf(65_535, 65_535),
  "a GIF of 65535 by 65535 with 2000 frames": gifOf(65_535, 65_535, 2_000),
  "a JPEG that claims 65500 by 65500": jpegClaiming(jpeg, 65_500, 65_500),
  "a WebP that claims 16384 by 16384": webpClaiming(16_384),
  "half a JPEG": half(await noise().jpeg().toBuffer()),
  "half a PNG": half(await noise().png().toBuffer()),
  "half a WebP": half(await noise().webp().toBuffer()),
  "a PNG whose pixels are damaged": damaged(await noise().png().toBuffer()),
});
const noise = () =>
  sharp({
    create: {
      width: 90,
      height: 90,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
const damaged = (file: Buffer) => {
  const changed = Buffer.from(file);
  changed.fill(0x5a, file.length >> 1, (file.length >> 1) + 400);
  return changed;
};

describe("a hostile file", () => {
  it("is refused, whatever it is called, and nothing of it is kept", async () => {
    const all = Object.entries(await hostile());
    expect(all.length).toBeGreaterThanOrEqual(40);
    const before = await files();
    const outcomes = [];
    for (const [name, file] of all)
      for (const type of ["image/jpeg", "image/png"]) {
        const answer = await send(file, type);
        outcomes.push([name, answer.statusCode, answer.json().message]);
      }
    const why = "This can't be read as a JPEG, PNG, GIF or WebP picture";
    expect(outcomes.filter(([, status, message]) => status !== 400 || message !== why)).toEqual([]);
    expect([await rows(), await files()]).toEqual([0, before]);
  });

  it.each([
    "image/svg+xml",
    "text/html",
    "application/octet-stream",
    "multipart/form-data; boundary=x",
    "image/heic",
    "",
  ])("is refused by the type %j that it claims", async (type) => {
    expect((await send(png, type)).statusCode).toBe(415);
    expect(await rows()).toBe(0);
  });

  it("takes no room while fifty of them come at once", async () => {
    await send(bomb);
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(bomb)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_BYTES);
  });

  it("of more than 10 MB is refused, by what it says and by what it is", async () => {
    const whole = Buffer.concat([jpeg, Buffer.alloc(MAX_BYTES + 1 - jpeg.length)]);
    const answer = await send(whole, "image/jpeg");
    expect([answer.statusCode, answer.json().message]).toEqual([413, "A file may have up to 10 MB"]);
    const { port } = await listening();
    const chunked = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", origin: "http://localhost:4000", cookie: cookies() },
      body: new Blob([whole]).stream(),
      duplex: "half",
    }).then(
      ({ status }) => status,
      // The connection may be closed before all of it is sent.
      () => 413,
    );
    expect([chunked, await rows()]).toEqual([413, 0]);
  });
});

const listening = async () => {
  await studio.app.listen({ port: 0, host: "127.0.0.1" });
  return studio.app.server.address() as AddressInfo;
};
const cookies = () => [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");

describe("a picture with something hidden in it", () => {
  const exif = { IFD0: { Artist: "Ada Payload", ImageDescription: SCRIPT } };
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } };
  const hidden = async (): Promise<Record<string, Buffer>> => ({
    "a JPEG before a page": Buffer.concat([jpeg, text(SCRIPT)]),
    "a PNG before an archive": Buffer.concat([png, text(`PK\x03\x04payload`)]),
    "a GIF before a script": Buffer.concat([gif, text(`;alert('payload')`)]),
    "a WebP before a page": Buffer.concat([webp, text(SCRIPT)]),
    "a JPEG with a remark": Buffer.concat([jpeg.subarray(0, 2), text(`\xff\xfe\0\x23${SCRIPT}`), jpeg.subarray(2)]),
    "a JPEG with a maker and a place": await aDrawing()
      .withExif({ ...exif, ...gps })
      .jpeg()
      .toBuffer(),
    "a WebP with a maker and a place": await aDrawing()
      .withExif({ ...exif, ...gps })
      .webp()
      .toBuffer(),
    "a PNG with a remark": pngWith(png, pngChunk("tEXt", text(`Comment\0${SCRIPT}`))),
    "a GIF of 2000 frames": gifOf(1, 1, 2_000),
  });
  it("loses it", async () => {
    for (const [name, file] of Object.entries(await hidden())) {
      const answer = await send(file, "image/png");
      expect([name, answer.statusCode]).toEqual([name, 200]);
      const shown = (await browser.call({ url: answer.json().url })).rawPayload;
      const { exif: kept, xmp, icc, comments, pages = 1, format } = await sharp(shown).metadata();
      expect([name, kept, xmp, icc, comments, pages, format]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
        1,
        "webp",
      ]);
      expect([name, /payload|script/i.test(shown.toString("latin1"))]).toEqual([name, false]);
    }
  });

  it("that unpacks to more than it may takes no room, refused or not", async () => {
    const before = process.memoryUsage.rss();
    const answer = await send(pngWith(png, packedText(100)));
    expect([200, 400]).toContain(answer.statusCode);
    expect(process.memoryUsage.rss() - before).toBeLessThan(GROWTH_BYTES);
  });

  it("has no name that leads anywhere", async () => {
    const before = await files();
    const answer = await send(png, "image/png", { "content-disposition": 'attachment; filename="../../evil\\0.html"' });
    expect(answer.json().url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/);
    const fresh = (await files()).filter((name) => !before.includes(name));
    expect(fresh.every((name) => /^pictures\/[0-9a-f]{64}$/.test(name))).toBe(true);
  });
});

describe("an honest picture", () => {
  it("is taken as each kind, whatever type it is sent as", async () => {
    for (const file of [jpeg, png, gif, webp])
      expect((await send(file, "image/webp")).json()).toMatchObject({ width: 640, height: 360 });
  });
  it("may have 10 MB", async () => {
    const answer = await send(Buffer.concat([jpeg, Buffer.alloc(MAX_BYTES - jpeg.length)]), "image/jpeg");
    expect(answer.statusCode).toBe(200);
  });
  it("is taken as a phone writes it where the gate is on, without its maker's name", async () => {
    await studio.context.flags.setForOrganization("STUDIO_HEIC_UPLOAD_ONBOARDING", organizationId, true);
    const answer = await send(heic, "image/heic");
    expect(answer.json()).toMatchObject({ width: 64, height: 48 });
    const shown = (await browser.call({ url: answer.json().url })).rawPayload;
    const [left, right] = await Promise.all(
      [4, 60].map((x) =>
        sharp(shown).extract({ left: x, top: 20, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
      ),
    );
    expect(left?.[2]).toBeGreaterThan(140);
    expect(right?.[0]).toBeGreaterThan(140);
    expect(shown.includes("Ada")).toBe(false);
  });
  it("of a phone is refused where it is broken off or claims too much", async () => {
    await studio.context.flags.setForOrganization("STUDIO_HEIC_UPLOAD_ONBOARDING", organizationId, true);
    const claiming = Buffer.from(heic);
    claiming.writeUInt32BE(60_000, claiming.lastIndexOf("ispe") + 8);
    claiming.writeUInt32BE(60_000, claiming.lastIndexOf("ispe") + 12);
    const answers = await Promise.all(
      [half(heic), claiming, heic.subarray(0, 40)].map((file) => send(file, "image/heic")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await rows()).toBe(0);
  });
});
