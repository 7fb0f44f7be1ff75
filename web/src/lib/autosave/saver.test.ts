import type { RichDocument } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "./drafts.ts";
import { createSaver, type SaveState, type Versioned } from "./saver.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const documentWith = (text: string): RichDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const notesOf = (version: number, text: string): Versioned<RichDocument> => ({
  version,
  content: documentWith(text),
  updatedBy: "Bo",
});

const bothOf = (one: RichDocument, other: RichDocument): RichDocument => ({
  type: "doc",
  content: [...one.content, ...other.content],
});

/** A fake server with versions, and the single draft of a browser. */
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
      onStateChange: (state) => states.push(state),
    },
    start,
  );
  return { server, saver, draft: () => draft, state: () => states.at(-1)?.kind };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("saving", () => {
  it("waits 750 ms after the last change and then sends all of it at once", async () => {
    const { saver, server, state } = arrange();
    saver.change(documentWith("a"));
    await wait(700);
    saver.change(documentWith("ab"));
    await wait(749);
    expect(server.saves).toBe(0);
    await wait(1);
    expect(server.notes).toMatchObject({ version: 2, content: documentWith("ab") });
    expect([server.saves, state()]).toEqual([1, "saved"]);
  });

  it("keeps a draft from the first change until the server has it", async () => {
    const { saver, draft } = arrange();
    saver.change(documentWith("a"));
    expect(draft()).toMatchObject({ baseVersion: 1, content: documentWith("a") });
    await wait(750);
    expect(draft()).toBeUndefined();
  });

  it("never sends two at once, and what was typed meanwhile goes next", async () => {
    const { saver, server, draft } = arrange();
    saver.change(documentWith("a"));
    const first = saver.flush();
    const second = saver.flush();
    saver.change(documentWith("ab"));
    await Promise.all([first, second]);
    await wait(750);
    expect(server.notes).toMatchObject({ version: server.saves + 1, content: documentWith("ab") });
    expect(draft()).toBeUndefined();
  });

  it("tries again until it works when the server can't be reached", async () => {
    const { saver, server, state, draft } = arrange();
    server.fault = new AppError("unavailable");
    saver.change(documentWith("a"));
    await wait(30_000);
    expect(state()).toBe("offline");
    saver.change(documentWith("ab"));
    expect(draft()?.content).toEqual(documentWith("ab"));
    server.fault = undefined;
    await saver.flush();
    expect([server.notes.content, state(), draft()]).toEqual([documentWith("ab"), "saved", undefined]);
  });

  it("shows the reason and keeps the draft when it is rejected", async () => {
    const { saver, server, state, draft } = arrange();
    server.fault = new AppError("too_large", "That is too large");
    saver.change(documentWith("a"));
    await wait(60_000);
    expect([state(), server.saves]).toEqual(["failed", 1]);
    expect(draft()?.content).toEqual(documentWith("a"));
  });

  it("retries while another user has the edit lock", async () => {
    const { saver, server, state } = arrange();
    server.fault = new AppError("locked_by_other", "Bo is editing this project");
    saver.change(documentWith("a"));
    await wait(750);
    expect(state()).toBe("failed");
    server.fault = undefined;
    await wait(30_000);
    expect([server.notes.content, state()]).toEqual([documentWith("a"), "saved"]);
  });

  it("on leaving saves what it can, and rests", async () => {
    const { saver, server, draft } = arrange();
    server.fault = new AppError("unavailable");
    saver.change(documentWith("a"));
    await saver.close();
    await wait(60_000);
    expect(server.saves).toBe(1);
    expect(draft()?.content).toEqual(documentWith("a"));
  });
});

describe("a conflict", () => {
  async function meet() {
    const all = arrange();
    all.server.notes = notesOf(2, "theirs");
    all.saver.change(documentWith("mine"));
    await wait(750);
    return all;
  }

  it("overwrites nothing, however much is typed", async () => {
    const { saver, server, state, draft } = await meet();
    saver.change(documentWith("mine, and more"));
    await wait(60_000);
    await saver.flush();
    expect(state()).toBe("conflict");
    expect(server.notes).toEqual(notesOf(2, "theirs"));
    expect(draft()).toMatchObject({ baseVersion: 1, content: documentWith("mine, and more") });
  });

  it.each([
    ["mine", documentWith("mine"), 3],
    ["theirs", documentWith("theirs"), 2],
    ["both", bothOf(documentWith("theirs"), documentWith("mine")), 3],
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
    saver.resolve(documentWith("mine"), seen);
    await wait(0);
    expect([state(), server.notes.version]).toEqual(["conflict", 3]);
  });
});

describe("what was left behind", () => {
  const left = (baseVersion: number, text: string): Draft<RichDocument> => ({
    baseVersion,
    content: documentWith(text),
    at: 0,
  });

  it("is saved if the version is unchanged", async () => {
    const { saver, server } = arrange();
    expect(saver.restore([left(1, "typed before the crash")])).toEqual(documentWith("typed before the crash"));
    await wait(0);
    expect(server.notes).toMatchObject({ version: 2, content: documentWith("typed before the crash") });
  });

  it("is a conflict where somebody did", async () => {
    const { saver, server, state } = arrange(notesOf(4, "theirs"));
    saver.restore([left(1, "mine")]);
    await wait(60_000);
    expect([state(), server.saves]).toEqual(["conflict", 0]);
    expect(saver.mine()).toEqual(documentWith("mine"));
  });

  it("is nothing where the server has it already", () => {
    const { saver, draft } = arrange(notesOf(4, "same"));
    expect(saver.restore([left(1, "same")])).toBeUndefined();
    expect(draft()).toBeUndefined();
  });

  it("of two tabs is merged", () => {
    const { saver } = arrange();
    expect(saver.restore([left(1, "one"), left(1, "two")])).toEqual(bothOf(documentWith("one"), documentWith("two")));
  });
});

describe("what others save", () => {
  it("is followed while nothing is pending", async () => {
    const { saver, server } = arrange();
    expect(saver.follow(notesOf(2, "theirs"))).toBe(true);
    expect(saver.follow(notesOf(2, "theirs"))).toBe(false);
    server.notes = notesOf(2, "theirs");
    saver.change(documentWith("theirs and mine"));
    expect(saver.follow(notesOf(3, "later"))).toBe(false);
    await wait(750);
    expect(server.notes).toMatchObject({ version: 3, content: documentWith("theirs and mine") });
  });
});
