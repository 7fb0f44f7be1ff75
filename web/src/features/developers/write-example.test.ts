import { commentRoutes } from "@coldopen/contract/comments/routes";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import { followingRoutes } from "@coldopen/contract/following/routes";
import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { Route, RouteTable } from "@coldopen/contract/kernel/route";
import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { keyOperationsOf, sampleOf } from "./rules.ts";
import { writeExample } from "./write-example.ts";

const scope = { organizationId: "0b5c0000-0000-4000-8000-000000000001", channelUcid: "UC0000000000000000000001" };
const origin = "https://studio.example";
const json = { "application/json": { schema: {} } };
const responses = { 200: { content: json } };
const parameter = (name: string, place: string, required = true) => ({
  name,
  in: place,
  required,
  schema: { type: "string" },
});
const operations = keyOperationsOf({
  "/api/orgs/{orgId}/ideas/{id}": {
    put: {
      operationId: "ideas.save",
      summary: "Save",
      "x-api-key": "write",
      parameters: [
        parameter("orgId", "path"),
        { ...parameter("id", "path"), schema: { type: "string", format: "uuid" } },
      ],
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["channelUCID", "name", "tags", "is_open"],
              properties: {
                channelUCID: { type: "string" },
                name: { type: "string" },
                tags: { type: "array", items: { type: "string", enum: ["it's", "b"] } },
                is_open: { type: "boolean" },
                note: { type: "string" },
              },
            },
          },
        },
      },
      responses,
    },
    get: { operationId: "ideas.hidden", summary: "No key", parameters: [], responses },
  },
  "/api/outliers": {
    get: {
      operationId: "outliers.videos",
      summary: "Videos",
      "x-api-key": "read",
      parameters: [parameter("organization_id", "query"), parameter("search", "query", false)],
      responses,
    },
  },
  "/api/pictures/{id}": {
    get: {
      operationId: "pictures.picture",
      summary: "A picture",
      "x-api-key": "read",
      parameters: [],
      responses: { 200: { content: { "image/*": {} } } },
    },
  },
});
const exampleOf = (id: string, language: Parameters<typeof writeExample>[1]) => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`${id} is not among the operations`);
  return writeExample(operation, language, { origin, scope });
};

it("has an example for every JSON call that keys may make, and for no other", () => {
  expect(operations.map(({ id }) => id)).toEqual(["ideas.save", "outliers.videos"]);
});

describe("an example", () => {
  it("in curl fills in the open channel and quotes the body for the shell", () => {
    expect(exampleOf("ideas.save", "curl")).toBe(
      `curl -X PUT '${origin}/api/orgs/${scope.organizationId}/ideas/00000000-0000-4000-8000-000000000000' \\
  -H "Authorization: Bearer $COLDOPEN_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"channelUCID":"${scope.channelUcid}","name":"text","tags":["it'\\''s"],"is_open":true}'`,
    );
  });

  it("names what exists where it only reads, and leaves what it changes to the reader", () => {
    const ids = { video: "demo01c0022", project: "0b5c0000-0000-4000-8000-00000000000b" };
    const open = { summary: "", "x-api-key": "write", responses };
    const projectId = { ...parameter("id", "path"), schema: { type: "string", format: "uuid" } };
    const paths = {
      "/api/videos/{videoId}": {
        get: { ...open, operationId: "videos.find", parameters: [parameter("videoId", "path")] },
      },
      "/api/v3/video-project/{id}": {
        get: { ...open, operationId: "projects.get", parameters: [projectId] },
        delete: { ...open, operationId: "projects.remove", parameters: [projectId] },
      },
    };
    const [find, get, remove] = keyOperationsOf(paths).map((operation) =>
      writeExample(operation, "curl", { origin, scope: { ...scope, ids } }),
    );
    expect(find).toContain("/api/videos/demo01c0022'");
    expect(get).toContain(`/api/v3/video-project/${ids.project}'`);
    expect(remove).toContain("/api/v3/video-project/00000000-0000-4000-8000-000000000000'");
  });

  it("in TypeScript uses the client's names", () => {
    const code = exampleOf("outliers.videos", "typescript");
    expect(code).toContain(`createClient({ url: "${origin}", key: process.env.COLDOPEN_KEY ?? "" })`);
    expect(code).toContain("studio.outliers.videos({");
    expect(code).toContain(`organizationId: "${scope.organizationId}"`);
  });

  it("in Python writes Python's words", () => {
    const code = exampleOf("ideas.save", "python");
    expect(code).toContain("requests.put(");
    expect(code).toContain('"is_open": True');
  });
});

it.each([
  [{ type: "integer", minimum: 5 }, 5],
  [{ type: "string", enum: ["a", "b"] }, "a"],
  [{ default: 20, type: "number" }, 20],
  [{ anyOf: [{ type: "boolean" }, { type: "string" }] }, true],
  [{ type: "object", required: ["a"], properties: { a: { type: "string" }, b: {} } }, { a: "text" }],
  [{ type: "string", pattern: "^UC", example: "UC1" }, "UC1"],
  [{ type: "string", nullable: true }, null],
  [undefined, null],
])("samples %j as %j", (schema, sample) => expect(sampleOf(schema)).toEqual(sample));

const tables: RouteTable[] = [
  commentRoutes,
  documentRoutes,
  followingRoutes,
  ideaRoutes,
  keywordRoutes,
  pitchRoutes,
  projectRoutes,
  savedItemRoutes,
  storybeatRoutes,
];
const routes = tables.flatMap((table): Route[] => Object.values(table));
const bodies = routes.flatMap(({ apiKey, body, path }) => (apiKey && body ? [{ path, body }] : []));

it.each(bodies)("samples a body that $path accepts", ({ body }) => {
  const schema = z.toJSONSchema(body, { io: "input", target: "openapi-3.0", unrepresentable: "any" });
  expect(body.safeParse(sampleOf(schema)).error).toBeUndefined();
});
