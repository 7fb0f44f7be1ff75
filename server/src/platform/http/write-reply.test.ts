import type { Route } from "@coldopen/contract/kernel/route";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { writerOf } from "./write-reply.ts";

const Reply = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  note: z.string().nullable(),
  more: z.string().optional(),
  tags: z.array(z.object({ name: z.string() })),
});
const value = {
  id: "b3b1c1de-0000-4000-8000-000000000001",
  at: "2026-01-02T03:04:05.678Z",
  note: null,
  tags: [{ name: "a" }],
};

async function written(given: unknown, route: Partial<Route> & { reply: z.ZodType } = { reply: Reply }) {
  const write = writerOf({ method: "GET", path: "/", access: "public", summary: "", ...route });
  const app = Fastify();
  app.get("/", (_, reply) => reply.type("application/json").send(write(given, reply)));
  const { statusCode, body } = await app.inject("/");
  return { statusCode, body, json: () => JSON.parse(body) };
}

it("is the answer to the letter", async () => expect((await written(value)).json()).toEqual(value));

it("leaves out what the schema does not name, at every depth", async () => {
  const secretive = { ...value, passwordHash: "x", tags: [{ name: "a", ownerId: "y" }] };
  expect((await written(secretive)).json()).toEqual(value);
});

it.each(['"', "\\", "\u0000", "</script>", '","isAdmin":true,"x":"', "\ud800", "é 日本 🎬"])(
  "keeps %j inside its quotes, in whatever field",
  async (text) => {
    const { json } = await written({ ...value, at: text, note: text });
    expect(json()).toMatchObject({ at: text, note: text, id: value.id });
  },
);

it("fails where a field is missing", async () => {
  const { tags: _, ...short } = value;
  expect((await written(short)).statusCode).toBe(500);
});

it("reads unions by the schema, and leaves out there too", async () => {
  const reply = z.object({ is: z.union([z.object({ a: z.number() }), z.object({ b: z.string() })]) });
  expect((await written({ is: { b: "c", d: 1 } }, { reply })).json()).toEqual({ is: { b: "c" } });
  expect((await written({ is: { d: 1 } }, { reply })).statusCode).toBe(500);
});

it("turns names to snake case where the wire has them so", async () => {
  const reply = z.object({ videoId: z.string() });
  expect((await written({ videoId: "a", channelId: "b" }, { reply, wire: "snake" })).json()).toEqual({ video_id: "a" });
});
