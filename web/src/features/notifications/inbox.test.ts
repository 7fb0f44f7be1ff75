import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { expect, it } from "vitest";
import { createInbox } from "./inbox.ts";

const refresh = (id: number): SystemMessage => ({ id, eggType: "refresh" });
function open() {
  const received: number[] = [];
  return { inbox: createInbox(({ id }) => received.push(id)), received };
}

it("passes each message on once, also one that was overtaken", () => {
  const { inbox, received } = open();
  for (const id of [5, 7, 6, 7, 5]) inbox.receive(refresh(id));
  expect(received).toEqual([5, 7, 6]);
  expect(inbox.lastId).toBe(7);
});

it("starts from the last id and receives only later messages", () => {
  const { inbox, received } = open();
  inbox.catchUp({ messages: [], lastId: 40 });
  expect(inbox.lastId).toBe(40);
  inbox.receive(refresh(41));
  inbox.catchUp({ messages: [refresh(41), refresh(42)], lastId: 42 });
  expect([received, inbox.lastId]).toEqual([[41, 42], 42]);
});
