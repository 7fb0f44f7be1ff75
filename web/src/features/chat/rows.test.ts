import { describe, expect, it } from "vitest";
import { answered, asked, messageId, resulted, runEvents, runId } from "../../testing/fake-chat.ts";
import { endOf, isFailureText, reuseRows, rowsOf } from "./rows.ts";
import { applyEvents, type Conversation, emptyConversation, withOutcome } from "./state.ts";

const nothing = { type: "ERROR", message: "" } as const;
const conversation: Conversation = {
  ...emptyConversation,
  messages: [asked(1, "a"), answered(2, "b"), resulted(3, nothing), answered(4, "c"), asked(5, "d")],
};
const running: Conversation = {
  ...conversation,
  run: { id: runId(1), answersId: messageId(5), isStopping: false },
};
const answerOf = (state: Conversation) => rowsOf(state).findLast((row) => row.kind === "answer");

describe("rowsOf", () => {
  it("joins the messages of an answer into one row", () => {
    const rows = rowsOf({ ...conversation, messages: conversation.messages.slice(0, 4) });
    expect(rows.map(({ kind }) => kind)).toEqual(["human", "answer"]);
    expect(rows[1]).toMatchObject({ parts: [{ content: "b" }, {}, { content: "c" }] });
  });
  it("gives the parent of a message of the person", () => {
    const [first, , second] = rowsOf(conversation);
    expect(first).toMatchObject({ parentId: null });
    expect(second).toMatchObject({ parentId: messageId(4) });
  });
  it("shows a row for an answer that has no message yet", () => {
    expect(answerOf(running)).toMatchObject({ answersId: messageId(5), parts: [], isRunning: true });
  });
  it("shows a failed row for a last message that nothing answers", () => {
    expect(answerOf(conversation)).toMatchObject({ answersId: messageId(5), outcome: { kind: "failed" } });
  });
  it("names the part that grows", () => {
    expect(answerOf(applyEvents(running, [runEvents.words(6, "e")]))?.growingId).toBe(messageId(6));
  });
  it("shows a row for an answer that failed before its first message", () => {
    const row = answerOf(withOutcome(conversation, messageId(5), { kind: "failed" }));
    expect(row && endOf(row)).toBe("failed");
  });
});

describe("reuseRows", () => {
  it("keeps rows that did not change and replaces the one that grows", () => {
    const before = reuseRows([], rowsOf(running));
    const next = reuseRows(before, rowsOf(applyEvents(running, [runEvents.words(6, "e")])));
    expect(next.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(next[0]).toBe(before[0]);
    expect(next[1]).toBe(before[1]);
    expect(next[3]).not.toBe(before[3]);
  });
});

describe("endOf", () => {
  it.each([
    ["complete", answered(2, "b")],
    ["stopped", answered(2, "b", { status: "stopped" })],
    ["failed", answered(2, "Sorry, An error occurred.")],
  ] as const)("is %s", (end, message) => {
    const row = answerOf({ ...emptyConversation, messages: [asked(1, "a"), message] });
    expect(row && endOf(row)).toBe(end);
  });
});

it.each([
  ["An error occurred while thinking", true],
  ["No errors here", false],
])("takes %j for a failure: %s", (text, isFailure) => expect(isFailureText(text)).toBe(isFailure));
