import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import type { AccessChange } from "./access-changes.ts";
import type { SocketSession } from "./rooms.ts";
import { watchSessions } from "./watch-sessions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const session = (sessionId: string): SocketSession => ({
  sessionId,
  userId: `user of ${sessionId}`,
  organizationIds: [`organization of ${sessionId}`],
  channels: [],
  everyChannelOf: [],
});

function start(find: (ids: readonly string[]) => Promise<readonly SocketSession[]>) {
  const applied: [string, boolean][] = [];
  const asked: (readonly string[])[] = [];
  let publish = async (_: AccessChange) => {};
  const watch = watchSessions<SocketSession>(
    {
      findSessions: (ids) => {
        asked.push(ids);
        return find(ids);
      },
      accessChanges: {
        publish: () => {},
        subscribe: (listener) => {
          publish = listener;
        },
        received: 0,
      },
      log: silentLog,
    },
    {
      list: () => [session("one"), session("two")],
      socketSessionOf: (open) => open,
      apply: ({ sessionId }, now) => applied.push([sessionId, now !== undefined]),
    },
  );
  return { watch, applied, asked, publish: (change: AccessChange) => publish(change) };
}

it.each<AccessChange>([
  { kind: "session", ids: ["two"] },
  { kind: "user", ids: ["user of two"] },
  { kind: "organization", ids: ["organization of two"] },
])("looks up at once, and only what a change concerns: $kind", async (change) => {
  const { applied, asked, publish } = start(async () => []);
  await publish(change);
  expect([asked, applied]).toEqual([[["two"]], [["two", false]]]);
});

it("looks up everything at an interval, for changes that were lost and sessions that expire", async () => {
  const { applied, watch } = start(async ([id = ""]) => [session(id)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(applied).toEqual([
    ["one", true],
    ["two", false],
  ]);
  watch.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(applied).toHaveLength(2);
});

it("applies what was looked up later last, however long an earlier answer takes", async () => {
  const answers: ((found: SocketSession[]) => void)[] = [];
  const { applied, publish } = start(() => new Promise((resolve) => answers.push(resolve)));
  const both = [publish({ kind: "session", ids: ["one"] }), publish({ kind: "session", ids: ["one"] })];
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  answers[0]?.([session("one")]);
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.([]);
  await Promise.all(both);
  expect(applied).toEqual([
    ["one", true],
    ["one", false],
  ]);
});

it("goes on after a lookup that failed", async () => {
  let isDown = true;
  const { applied, publish } = start(async () => {
    if (isDown) throw new Error("down");
    return [];
  });
  await publish({ kind: "session", ids: ["one"] });
  isDown = false;
  await publish({ kind: "session", ids: ["one"] });
  expect(applied).toEqual([["one", false]]);
});
