import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const s3Keys = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a secret/with+signs" };
const REGION = "eu-test-1";
const PAGE = 2;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** Signature version 4, as the service itself works it out. */
function isSigned({ method = "", headers, url = "" }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    );
  const [, id, day = "", region = "", names = "", signature] = given ?? [];
  const digest = String(headers["x-amz-content-sha256"]);
  if (id !== s3Keys.accessKeyId || digest !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query, lines.join(""), names, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${s3Keys.secretAccessKey}`, day));
  return hmac(key, toSign).toString("hex") === signature;
}

type Fault = (reply: ServerResponse, stored: Buffer | undefined) => void;

/** A bucket with S3's protocol that fails as often as configured. */
export async function openBucket() {
  const files = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  const faults: Fault[] = [];
  const asked: string[] = [];

  const list = (url: URL) => {
    const prefix = url.searchParams.get("prefix") ?? "";
    const after = url.searchParams.get("continuation-token") ?? "";
    const keys = [...files.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
    const shown = keys.slice(0, PAGE);
    const entries = shown.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${files.get(key)?.writtenAt.toISOString()}</LastModified></Contents>`,
    );
    const more = keys.length > PAGE ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : "";
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${entries.join("")}${more}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, body: Buffer, reply: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://s3");
    const [, bucket, ...rest] = url.pathname.split("/");
    const key = rest.join("/");
    asked.push(`${request.method} ${key}`);
    const fault = faults.shift();
    if (fault) return fault(reply, files.get(key)?.bytes);
    if (!isSigned(request, body)) return reply.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (bucket !== "pictures") return reply.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT") {
      files.set(key, { bytes: body, writtenAt: new Date() });
      return reply.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      files.delete(key);
      return reply.writeHead(204).end();
    }
    if (key === "") return reply.writeHead(200, { "content-type": "application/xml" }).end(list(url));
    const found = files.get(key);
    return found
      ? reply.writeHead(200).end(found.bytes)
      : reply.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  };

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void answer(request, Buffer.concat(chunks), reply));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    files,
    asked,
    settings: { bucket: "pictures", endpoint: `http://127.0.0.1:${port}`, region: REGION, ...s3Keys },
    /** What the next calls get instead of an answer. */
    fail: (...next: Fault[]) => void faults.push(...next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
