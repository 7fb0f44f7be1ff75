import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerErrorHandler } from "./errors.ts";
import { refuseDoubledJsonFields } from "./read-json.ts";

const app = Fastify();
beforeAll(() => {
  registerErrorHandler(app, () => {});
  refuseDoubledJsonFields(app);
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
