import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPublicUrlFetcher } from "../platform/fetch-public-url/fetch-public-url.ts";
import { isPublicAddress } from "../platform/fetch-public-url/public-address.ts";
import { unlimited } from "../testing/no-limits.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

/** Addresses that tests may pretend to be at: they are public, and every call to them ends at a server of ours. */
const FAR = "93.184.216.34";
const FAR_6 = "2606:2800:220:1::1";
const TIME_MS = 1_500;

let studio: TestApp;
let browser: Browser;
let place: { organizationId: string; channelUCID: string };
let picture: Buffer;
let near: number;
let far: number;
const reached: string[] = [];
const dialled: string[] = [];
const servers: Server[] = [];
const answers = new Map<string, number>();

const open = async (listener: RequestListener, onConnection = () => {}) => {
  const server = createServer(listener).on("connection", onConnection);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** A name that stands for one address the first time and for another ever after. */
const rebinding = (first: string, then: string) => {
  let asked = 0;
  return () => [asked++ === 0 ? first : then];
};
const names: Record<string, () => string[]> = {
  "pictures.example": () => [FAR],
  "six.example": () => [FAR_6],
  "inside.example": () => ["127.0.0.1"],
  "both.example": () => [FAR, "127.0.0.1"],
  "metadata.example": () => ["169.254.169.254"],
  "mapped.example": () => ["::ffff:7f00:1"],
  "rebinding.example": rebinding(FAR, "127.0.0.1"),
  "rebound.example": rebinding("127.0.0.1", FAR),
  "nowhere.example": () => [],
};

const pages: Record<string, RequestListener> = {
  "/a.png": (_, reply) => void reply.end(picture),
  "/page": (_, reply) => void reply.setHeader("content-type", "image/png").end("<html><script>alert(1)</script>"),
  "/drawing.svg": (_, reply) => void reply.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  "/gone": (_, reply) => void reply.writeHead(404).end(picture),
  "/never": () => {},
  "/drip": (_, reply) => {
    const timer = setInterval(() => reply.write("x"), 20);
    reply.on("close", () => clearInterval(timer));
  },
  "/endless": (_, reply) => {
    reply.writeHead(200);
    const more = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
    };
    reply.on("drain", more);
    more();
  },
  "/claims": (_, reply) => void reply.writeHead(200, { "content-length": 10 * 1_048_576 + 1 }).write("x"),
  "/lies": (_, reply) => void reply.writeHead(200, { "content-length": 5_000 }).end(picture.subarray(0, 20)),
  "/elsewhere": ({ url = "" }, reply) =>
    void reply.writeHead(302, { location: decodeURIComponent(url.slice(url.indexOf("=") + 1)) }).end(),
  "/loop": (_, reply) => void reply.writeHead(302, { location: "/loop" }).end(),
  "/hop": ({ url = "" }, reply) => {
    const left = Number(url.slice(url.indexOf("=") + 1));
    void reply.writeHead(307, { location: left > 1 ? `/hop?left=${left - 1}` : "/a.png" }).end();
  },
  "/nothing": (_, reply) => void reply.writeHead(302).end(),
};
const far_: RequestListener = (request, reply) => {
  const [path = ""] = (request.url ?? "").split("?");
  answers.set(path, (answers.get(path) ?? 0) + 1);
  (pages[path] ?? ((_, other) => void other.writeHead(500).end()))(request, reply);
};

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
  near = await open(
    (_, reply) => void reply.end(picture),
    () => reached.push("canary"),
  );
  far = await open(far_);
  const fetchPublicUrl = createPublicUrlFetcher({
    resolve: async (name) => names[name]?.() ?? (name === "localhost" ? ["127.0.0.1", "::1"] : []),
    dial: (address, port) => {
      dialled.push(address);
      const isFar = address === FAR || address === FAR_6;
      return connect(isFar ? { host: "127.0.0.1", port: far } : { host: address, port });
    },
    ports: [80, 443, near],
    timeMs: TIME_MS,
  });
  studio = await startApp({ change: (context) => ({ ...context, fetchPublicUrl, ...unlimited }) });
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  place = { organizationId, channelUCID: await studio.given.channel(organizationId) };
  browser = await studio.as(user.email);
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await studio.close();
});

const ask = (url: string) =>
  browser.call({ method: "POST", url: "/api/pictures/from-url", payload: { ...place, url } });
const stored = async () => {
  const { rows } = await studio.context.db.sql.execute(sql`select count(*)::int as rows from pictures`);
  const files: string[] = [];
  for await (const { name } of studio.context.files.list("pictures")) files.push(name);
  return [rows[0]?.rows, files.length];
};
const led = (to: string) => `http://pictures.example/elsewhere?to=${encodeURIComponent(to)}`;

/** NEAR stands for the canary's port. */
const hostile = [
  "http://127.0.0.1:NEAR/a.png",
  "http://localhost:NEAR/a.png",
  "http://LOCALHOST.:NEAR/a.png",
  "http://127.1:NEAR/a.png",
  "http://0:NEAR/a.png",
  "http://0.0.0.0:NEAR/a.png",
  "http://2130706433:NEAR/a.png",
  "http://0x7f000001:NEAR/a.png",
  "http://0x7f.0.0.1:NEAR/a.png",
  "http://0177.0.0.1:NEAR/a.png",
  "http://127.0.0.1%2f:NEAR/a.png",
  "http://①②⑦.⓪.⓪.①:NEAR/a.png",
  "http://[::1]:NEAR/a.png",
  "http://[::]:NEAR/a.png",
  "http://[::ffff:127.0.0.1]:NEAR/a.png",
  "http://[::ffff:7f00:1]:NEAR/a.png",
  "http://[::127.0.0.1]:NEAR/a.png",
  "http://[64:ff9b::7f00:1]:NEAR/a.png",
  "http://[2002:7f00:1::]:NEAR/a.png",
  "http://[fe80::1]:NEAR/a.png",
  "http://[fd00::1]:NEAR/a.png",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/a.png",
  "http://192.168.1.1/a.png",
  "http://100.64.0.1/a.png",
  "http://inside.example:NEAR/a.png",
  "http://both.example:NEAR/a.png",
  "http://metadata.example/a.png",
  "http://mapped.example:NEAR/a.png",
  "http://rebound.example:NEAR/a.png",
  "http://nowhere.example/a.png",
  "http://user:secret@pictures.example/a.png",
  "http://pictures.example@127.0.0.1:NEAR/a.png",
  "http://pictures.example:22/a.png",
  "http://pictures.example:8080/a.png",
  "file:///etc/passwd",
  "/etc/passwd",
  "../../etc/passwd",
  "ftp://pictures.example/a.png",
  "gopher://127.0.0.1:NEAR/_x",
  "data:image/png;base64,iVBORw0KGgo=",
  "javascript:alert(1)",
  "//127.0.0.1:NEAR/a.png",
  "not an address",
  "",
] as const;

const ledAstray = [
  "http://127.0.0.1:NEAR/a.png",
  "http://[::1]:NEAR/a.png",
  "//localhost:NEAR/a.png",
  "http://inside.example:NEAR/a.png",
  "http://169.254.169.254/",
  "file:///etc/passwd",
  "http://pictures.example:22/",
  "http://a:b@pictures.example/a.png",
] as const;

const wrong = [
  "/page",
  "/drawing.svg",
  "/gone",
  "/never",
  "/drip",
  "/endless",
  "/claims",
  "/lies",
  "/loop",
  "/nothing",
];

describe("an address that somebody names", () => {
  it("is refused with the same message for every fault, without a request to our own network", async () => {
    const at = (address: string) => address.replace("NEAR", String(near));
    const all = [
      ...hostile.map(at),
      ...ledAstray.map((address) => led(at(address))),
      ...wrong.map((path) => `http://pictures.example${path}`),
      "http://pictures.example/hop?left=4",
    ];
    const outcomes = await Promise.all(
      all.map(async (url) => {
        const answer = await ask(url);
        const { code, message } = answer.json();
        return [url, answer.statusCode, code, message];
      }),
    );
    expect(outcomes).toEqual(all.map((url) => [url, 400, "invalid_input", "Invalid image URL"]));
    expect(dialled.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(reached).toEqual([]);
    expect(await stored()).toEqual([0, 0]);
  });

  it("is looked up once: what a name stands for afterwards is never asked", async () => {
    expect((await ask("http://rebinding.example/a.png")).statusCode).toBe(200);
    expect((await ask("http://rebinding.example/a.png")).statusCode).toBe(400);
    expect(reached).toEqual([]);
  });

  it.each([
    "http://pictures.example/a.png",
    "  http://pictures.example/a.png\n",
    "http://six.example/a.png",
    `http://${FAR}/a.png`,
    "http://pictures.example/hop?left=3",
  ])("leads to a picture: %j", async (url) => {
    expect((await ask(url)).json()).toMatchObject({ width: 40, height: 20 });
  });

  it("that leads on and on is followed three times", () => {
    expect(answers.get("/loop")).toBe(4);
  });
});
