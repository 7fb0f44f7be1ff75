import { AppError } from "@coldopen/contract/kernel/errors";
import { describe, expect, it, vi } from "vitest";
import type { StreamEvent } from "./api.ts";
import { resumeStream } from "./resume-stream.ts";

type Step = StreamEvent<string> | Error | DOMException;
const event = (id: number, value: string): Step => ({ id: String(id), value });
async function* play(steps: readonly Step[]) {
  for (const step of steps) {
    if (!("value" in step)) throw step;
    yield step;
  }
}

/** Plays one list of steps for each connection. */
async function read(...connections: Step[][]) {
  const resumedAfter: (string | undefined)[] = [];
  const waited: number[] = [];
  const control = new AbortController();
  const next = () => play(connections.shift() ?? []);
  const values: string[] = [];
  const stream = resumeStream({
    open: next,
    resume: (lastEventId) => {
      resumedAfter.push(lastEventId);
      return next();
    },
    isLast: (value) => value === "end",
    signal: control.signal,
    wait: async (ms) => {
      waited.push(ms);
    },
  });
  for await (const value of stream) {
    values.push(value);
    if (value === "abort") control.abort();
  }
  return { values, resumedAfter, waited };
}

describe("resumeStream", () => {
  it("ends with the last event", async () => {
    expect(await read([event(1, "a"), event(2, "end")])).toEqual({
      values: ["a", "end"],
      resumedAfter: [],
      waited: [],
    });
  });
  it("resumes after the last event when the stream closes without an end", async () => {
    const { values, resumedAfter } = await read([event(1, "a")], [event(2, "b"), event(3, "end")]);
    expect(values).toEqual(["a", "b", "end"]);
    expect(resumedAfter).toEqual(["1"]);
  });
  it.each([new TypeError("network"), new SyntaxError("cut"), new AppError("unavailable")])(
    "resumes after %s",
    async (cause) => {
      const { values } = await read([event(1, "a"), cause], [cause], [event(2, "end")]);
      expect(values).toEqual(["a", "end"]);
    },
  );
  it("resumes from the start if no event arrived", async () => {
    expect((await read([new TypeError("network")], [event(1, "end")])).resumedAfter).toEqual([undefined]);
  });
  it("resumes as soon as the browser is online again", async () => {
    const control = new AbortController();
    const connections = [[event(1, "a"), new TypeError("network")], [event(2, "end")]];
    const next = () => play(connections.shift() ?? []);
    const values: string[] = [];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const reading = (async () => {
      const stream = resumeStream({ open: next, resume: next, isLast: (v) => v === "end", signal: control.signal });
      for await (const value of stream) values.push(value);
    })();
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    dispatchEvent(new Event("online"));
    await reading;
    vi.useRealTimers();
    expect(values).toEqual(["a", "end"]);
  });
  it("skips events that arrived before", async () => {
    const { values } = await read([event(1, "a"), event(2, "b")], [event(1, "a"), event(2, "b"), event(3, "end")]);
    expect(values).toEqual(["a", "b", "end"]);
  });
  it("waits longer after each failure, and starts again after an event", async () => {
    const lost = [new TypeError("network")];
    const { waited } = await read(lost, lost, lost, [event(1, "a"), ...lost], [event(2, "end")]);
    expect(waited).toEqual([500, 1000, 2000, 500]);
  });
  it("throws when the server can't be reached for too long", async () => {
    await expect(read()).rejects.toMatchObject({ code: "unavailable" });
  });
  it.each(["conflict", "not_found", "rate_limited"] as const)("throws the refusal %s at once", async (code) => {
    await expect(read([new AppError(code)])).rejects.toMatchObject({ code });
  });
  it("ends without an error when it is aborted", async () => {
    expect((await read([event(1, "abort"), new DOMException("Aborted", "AbortError")])).values).toEqual(["abort"]);
  });
});
