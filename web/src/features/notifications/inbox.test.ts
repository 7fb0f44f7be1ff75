import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { expect, it } from "vitest";
import { createInbox } from "./inbox.ts";

const refresh = (id: number): SystemMessage => ({ id, eggType: "refresh" });
function open() {
  const heard: number[] = [];
  return { inbox: createInbox(({ id }) => heard.push(id)), heard };
}

it("passes each message on once, also one that was overtaken", () => {
  const { inbox, heard } = open();
  for (const id of [5, 7, 6, 7, 5]) inbox.hear(refresh(id));
  expect(heard).toEqual([5, 7, 6]);
  expect(inbox.lastId).toBe(7);
});

it("learns where to begin, and hears only what came since", () => {
  const { inbox, heard } = open();
  inbox.catchUp({ messages: [], lastId: 40 });
  expect(inbox.lastId).toBe(40);
  inbox.hear(refresh(41));
  inbox.catchUp({ messages: [refresh(41), refresh(42)], lastId: 42 });
  expect([heard, inbox.lastId]).toEqual([[41, 42], 42]);
});
