import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "./drafts.ts";
import { createSaver, type SaveState, type Versioned } from "./saver.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const saying = (text: string): RichDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const notesOf = (version: number, text: string): Versioned<RichDocument> => ({
  version,
  content: saying(text),
  updatedBy: "Bo",
});

const bothOf = (one: RichDocument, other: RichDocument): RichDocument => ({
  type: "doc",
  content: [...one.content, ...other.content],
});

/** A server that keeps versions as ours does, and the one draft of a browser. */
function arrange(start = notesOf(1, "start")) {
  const server = { notes: start, fault: undefined as Error | undefined, saves: 0 };
  let draft: Draft<RichDocument> | undefined;
  const states: SaveState<RichDocument>[] = [];
  const saver = createSaver(
    {
      save: async (version, content) => {
        server.saves++;
        if (server.fault) throw server.fault;
        if (version !== server.notes.version) throw new AppError("conflict");
        server.notes = { ...server.notes, version: version + 1, content };
        return { version: version + 1 };
      },
      read: async () => {
        if (server.fault) throw server.fault;
        return server.notes;
      },
      merge: bothOf,
      draft: {
        write: (next) => {
          draft = next;
        },
        clear: () => {
          draft = undefined;
        },
      },
      tell: (state) => states.push(state),
    },
    start,
  );
  return { server, saver, draft: () => draft, state: () => states.at(-1)?.kind };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("saving", () => {
  it("waits 750 ms after the last change and then sends all of it at once", async () => {
    const { saver, server, state } = arrange();
    saver.change(saying("a"));
    await wait(700);
    saver.change(saying("ab"));
    await wait(749);
    expect(server.saves).toBe(0);
    await wait(1);
    expect(server.notes).toMatchObject({ version: 2, content: saying("ab") });
    expect([server.saves, state()]).toEqual([1, "saved"]);
  });

  it("keeps a draft from the first change until the server has it", async () => {
    const { saver, draft } = arrange();
    saver.change(saying("a"));
    expect(draft()).toMatchObject({ baseVersion: 1, content: saying("a") });
    await wait(750);
    expect(draft()).toBeUndefined();
  });

  it("never sends two at once, and what was typed meanwhile goes next", async () => {
    const { saver, server, draft } = arrange();
    saver.change(saying("a"));
    const first = saver.flush();
    const second = saver.flush();
    saver.change(saying("ab"));
    await Promise.all([first, second]);
    await wait(750);
    expect(server.notes).toMatchObject({ version: server.saves + 1, content: saying("ab") });
    expect(draft()).toBeUndefined();
  });

  it("tries again until it works when the server can't be reached", async () => {
    const { saver, server, state, draft } = arrange();
    server.fault = new AppError("unavailable");
    saver.change(saying("a"));
    await wait(30_000);
    expect(state()).toBe("offline");
    saver.change(saying("ab"));
    expect(draft()?.content).toEqual(saying("ab"));
    server.fault = undefined;
    await saver.flush();
    expect([server.notes.content, state(), draft()]).toEqual([saying("ab"), "saved", undefined]);
  });

  it("says why and keeps the draft when it is refused", async () => {
    const { saver, server, state, draft } = arrange();
    server.fault = new AppError("too_large", "That is too large");
    saver.change(saying("a"));
    await wait(60_000);
    expect([state(), server.saves]).toEqual(["failed", 1]);
    expect(draft()?.content).toEqual(saying("a"));
  });

  it("waits for the pen where someone else holds it", async () => {
    const { saver, server, state } = arrange();
    server.fault = new AppError("locked_by_other", "Bo is editing this project");
    saver.change(saying("a"));
    await wait(750);
    expect(state()).toBe("failed");
    server.fault = undefined;
    await wait(30_000);
    expect([server.notes.content, state()]).toEqual([saying("a"), "saved"]);
  });

  it("on leaving saves what it can, and rests", async () => {
    const { saver, server, draft } = arrange();
    server.fault = new AppError("unavailable");
    saver.change(saying("a"));
    await saver.close();
    await wait(60_000);
    expect(server.saves).toBe(1);
    expect(draft()?.content).toEqual(saying("a"));
  });
});

describe("a conflict", () => {
  async function meet() {
    const all = arrange();
    all.server.notes = notesOf(2, "theirs");
    all.saver.change(saying("mine"));
    await wait(750);
    return all;
  }

  it("overwrites nothing, however much is typed", async () => {
    const { saver, server, state, draft } = await meet();
    saver.change(saying("mine, and more"));
    await wait(60_000);
    await saver.flush();
    expect(state()).toBe("conflict");
    expect(server.notes).toEqual(notesOf(2, "theirs"));
    expect(draft()).toMatchObject({ baseVersion: 1, content: saying("mine, and more") });
  });

  it.each([
    ["mine", saying("mine"), 3],
    ["theirs", saying("theirs"), 2],
    ["both", bothOf(saying("theirs"), saying("mine")), 3],
  ])("ends with %s", async (_, chosen, version) => {
    const { saver, server, state, draft } = await meet();
    saver.resolve(chosen, server.notes);
    await wait(0);
    expect(server.notes).toMatchObject({ version, content: chosen });
    expect([state(), draft()]).toEqual(["saved", undefined]);
  });

  it("comes again when they saved once more", async () => {
    const { saver, server, state } = await meet();
    const seen = server.notes;
    server.notes = notesOf(3, "theirs again");
    saver.resolve(saying("mine"), seen);
    await wait(0);
    expect([state(), server.notes.version]).toEqual(["conflict", 3]);
  });
});

describe("what was left behind", () => {
  const left = (baseVersion: number, text: string): Draft<RichDocument> => ({
    baseVersion,
    content: saying(text),
    at: 0,
  });

  it("is saved where nobody else saved since", async () => {
    const { saver, server } = arrange();
    expect(saver.restore([left(1, "typed before the crash")])).toEqual(saying("typed before the crash"));
    await wait(0);
    expect(server.notes).toMatchObject({ version: 2, content: saying("typed before the crash") });
  });

  it("is a conflict where somebody did", async () => {
    const { saver, server, state } = arrange(notesOf(4, "theirs"));
    saver.restore([left(1, "mine")]);
    await wait(60_000);
    expect([state(), server.saves]).toEqual(["conflict", 0]);
    expect(saver.mine()).toEqual(saying("mine"));
  });

  it("is nothing where the server has it already", () => {
    const { saver, draft } = arrange(notesOf(4, "same"));
    expect(saver.restore([left(1, "same")])).toBeUndefined();
    expect(draft()).toBeUndefined();
  });

  it("of two tabs is kept from both", () => {
    const { saver } = arrange();
    expect(saver.restore([left(1, "one"), left(1, "two")])).toEqual(bothOf(saying("one"), saying("two")));
  });
});

describe("what others save", () => {
  it("is followed while nothing of one's own waits", async () => {
    const { saver, server } = arrange();
    expect(saver.follow(notesOf(2, "theirs"))).toBe(true);
    expect(saver.follow(notesOf(2, "theirs"))).toBe(false);
    server.notes = notesOf(2, "theirs");
    saver.change(saying("theirs and mine"));
    expect(saver.follow(notesOf(3, "later"))).toBe(false);
    await wait(750);
    expect(server.notes).toMatchObject({ version: 3, content: saying("theirs and mine") });
  });
});
