import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { registerErrorHandler } from "./errors.ts";
import { bodyLimitOf, checkJsonBodies } from "./read-json.ts";
import { MAX_DEPTH, MAX_VALUES } from "./refuse-doubled-names.ts";

const app = Fastify({ bodyLimit: 2_000_000 });
beforeAll(() => {
  registerErrorHandler(app, () => {});
  checkJsonBodies(app);
  app.post("/", async ({ body }) => ({ body }));
});
afterAll(() => app.close());
const send = (payload: string) =>
  app.inject({ method: "POST", url: "/", payload, headers: { "content-type": "application/json" } });

it.each([
  '{"organizationId":"a","organizationId":"b"}',
  '{"a":{"id":1,"id":1}}',
  '[{"id":1},{"id":1,"\\u0069d":2}]',
  '{"a" : 1 , "a"\n: 2}',
  '{"organization_id":"a","organizationId":"b"}',
  '{"channelUcid":"a","channelUCID":"b"}',
  '{"metadata":{"tracking":[{"channel_ucid":"a","channelUcid":"b"}]}}',
])("refuses %s", async (payload) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_input"]);
});

it.each([
  '{"a":"\\"b\\": 1","b":"{\\"b\\":1,\\"b\\":2}"}',
  '[{"id":1},{"id":2}]',
  '{"a":{"a":{"a":"a: \\\\"}}}',
  '"a"',
  "[]",
])("accepts %s as it is", async (payload) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().body]).toEqual([200, JSON.parse(payload)]);
});

describe("a body that is too large to traverse", () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ["empty strings", `[${'"",'.repeat(MAX_VALUES)}""]`, 413, "too_large"],
    ["numbers", `[${"0,".repeat(MAX_VALUES)}0]`, 413, "too_large"],
    ["empty objects", `[${"{},".repeat(MAX_VALUES)}{}]`, 413, "too_large"],
    ["nested arrays", `${"[".repeat(200_000)}${"]".repeat(200_000)}`, 400, "invalid_input"],
    ["nested objects", `${'{"a":'.repeat(MAX_DEPTH + 1)}0${"}".repeat(MAX_DEPTH + 1)}`, 400, "invalid_input"],
  ])("of %s is refused without being parsed", async (_, payload, status, code) => {
    const parse = vi.spyOn(JSON, "parse");
    const answer = await send(payload);
    expect(parse).not.toHaveBeenCalled();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("is accepted up to the limits", async () => {
    expect((await send(`[${'"",'.repeat(MAX_VALUES - 2)}""]`)).statusCode).toBe(200);
    expect((await send("[".repeat(MAX_DEPTH) + "]".repeat(MAX_DEPTH))).statusCode).toBe(200);
  });
});

it("reads hardly anything where no body is expected, a few kB from anyone, and 1 MB from callers with a session", () => {
  const body = z.object({});
  expect(bodyLimitOf({ access: "user" })).toBe(1_024);
  expect(bodyLimitOf({ access: "public", body })).toBe(8_192);
  expect(bodyLimitOf({ access: "user", body })).toBe(1_048_576);
  expect(bodyLimitOf({ access: "public", body, maxBodyBytes: 20_000 })).toBe(20_000);
});
