import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatDesk } from "../../testing/chat-desk.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());
const newId = () => crypto.randomUUID();

describe("a message", () => {
  it("creates its thread and is answered by numbered events that the official parser reads", async () => {
    const desk = await chatDesk(studio);
    const threadId = newId();
    const { status, frames, headers } = await desk.ask(
      threadId,
      "Give me 5 titles about a sauna in a shipping container",
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/event-stream");
    expect(frames.map(({ id }) => Number(id))).toEqual(frames.map((_, index) => index + 1));
    expect(frames[0]).toMatchObject({ event: "metadata", data: { thread_id: threadId } });
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "complete" } });
    const { values, next } = await desk.state(threadId);
    expect(next).toEqual([]);
    expect(values.messages.map(({ type }: { type: string }) => type)).toEqual(["human", "ai", "tool", "ai"]);
    const result = JSON.parse(values.messages[2].content);
    expect(result.type).toBe("TITLE");
    expect(result.titles).toHaveLength(5);
    expect(values.title).toContain("Give me 5 titles");
  });

  it("of another tenant's thread is not found, nor is their state", async () => {
    const [desk, other] = [await chatDesk(studio), await chatDesk(studio)];
    const threadId = newId();
    await desk.ask(threadId, "Hello");
    expect((await other.send(threadId, "Hello")).statusCode).toBe(404);
    expect((await other.call("GET", `/${threadId}/state`)).statusCode).toBe(404);
    expect((await desk.call("GET", `/${newId()}/state`)).statusCode).toBe(404);
  });
});
