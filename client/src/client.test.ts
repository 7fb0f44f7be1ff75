import { readdirSync } from "node:fs";
import type { Route, RouteTable } from "@coldopen/contract/kernel/route";
import { aProject } from "@coldopen/contract/projects/factory";
import { describe, expect, it } from "vitest";
import { AppError, createClient, keyTables } from "./index.ts";

const scope = { organizationId: "0b5c0000-0000-4000-8000-000000000001", channelUCID: "UC0000000000000000000001" };
const refusal = (code: string, status: number, headers: Record<string, string> = {}) =>
  Response.json({ code, message: `Refused: ${code}`, requestId: "r-1" }, { status, headers });

/** Answers in order, and notes the requests. */
function studioWith(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const studio = createClient({
    url: "https://studio.example",
    key: "co_key",
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new TypeError("fetch failed");
      return answer();
    },
  });
  return { studio, requests };
}
const page = () => Response.json({ data: [], responseMetadata: { nextCursor: null } });

describe("a call", () => {
  it("sends the key in the Authorization header and never in the address", async () => {
    const { studio, requests } = studioWith(page);
    expect(await studio.projects.list({ query: scope })).toEqual({ data: [], responseMetadata: { nextCursor: null } });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer co_key");
    expect(requests[0]?.url).toBe(
      `https://studio.example/api/v3/video-project?organizationId=${scope.organizationId}&channelUCID=${scope.channelUCID}`,
    );
  });

  it("converts names of a snake case wire both ways", async () => {
    const { studio, requests } = studioWith(() =>
      Response.json({ results: [], page: 1, items_per_page: 20, has_next: false, next_cursor: null, count: null }),
    );
    const found = await studio.outliers.videos({ query: { itemsPerPage: 20 } });
    expect(found.itemsPerPage).toBe(20);
    expect(new URL(requests[0]?.url ?? "").searchParams.get("items_per_page")).toBe("20");
  });

  it("throws the studio's error with its code and request id", async () => {
    const { studio } = studioWith(() => refusal("not_found", 404));
    const error = await studio.projects.list({ query: scope }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "not_found", message: "Refused: not_found", requestId: "r-1" });
  });

  it("refuses an answer that breaks the contract", async () => {
    const { studio } = studioWith(() => Response.json({ data: "none" }));
    await expect(studio.projects.list({ query: scope })).rejects.toThrow();
  });
});

describe("a call that can't be answered at the moment", () => {
  it("is repeated under the same Idempotency-Key", async () => {
    const { id, ...project } = aProject();
    const { studio, requests } = studioWith(
      () => refusal("unavailable", 503, { "retry-after": "0.01" }),
      () => Response.json({ data: { ...project, id, options: [] } }),
    );
    await studio.projects.create({ body: { ...scope, name: "Cabin" } }).catch(() => {});
    const keys = requests.map((request) => request.headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("fails after the last retry", async () => {
    const { studio, requests } = studioWith(() => refusal("rate_limited", 429, { "retry-after": "0.01" }));
    await expect(studio.projects.list({ query: scope })).rejects.toMatchObject({ code: "rate_limited" });
    expect(requests).toHaveLength(3);
  });

  it("is not repeated for a refusal that stays", async () => {
    const { studio, requests } = studioWith(() => refusal("forbidden", 403));
    await expect(studio.projects.list({ query: scope })).rejects.toMatchObject({ code: "forbidden" });
    expect(requests).toHaveLength(1);
  });
});

/** Every route that a `routes.ts` of the contract exports, as "GET /api/...". */
async function contractRoutes(): Promise<Route[]> {
  const folder = new URL("../../contract/src/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(^|\/)routes\.ts$/.test(name),
  );
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) =>
    Object.values(module).flatMap((table) => Object.values(table ?? {}).filter(isRoute)),
  );
}
const isRoute = (value: unknown): value is Route =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;
const isJsonCallOfKeys = ({ apiKey, file, upload, stream }: Route) =>
  apiKey !== undefined && !file && !upload && !stream;
const addressOf = ({ method, path }: Route) => `${method} ${path}`;

it("has every JSON call of the contract that keys may make, and no other", async () => {
  const { studio } = studioWith();
  const tables: Record<string, RouteTable> = keyTables;
  const callable = Object.entries(studio).flatMap(([group, calls]) =>
    Object.keys(calls).flatMap((name) => tables[group]?.[name] ?? []),
  );
  const expected = (await contractRoutes()).filter(isJsonCallOfKeys);
  expect(callable.map(addressOf).sort()).toEqual(expected.map(addressOf).sort());
  expect(callable.map(addressOf)).toContain("GET /api/v3/video-project");
});
