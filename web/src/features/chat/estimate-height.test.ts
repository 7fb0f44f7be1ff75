import { describe, expect, it } from "vitest";
import { answered, asked, resulted } from "../../testing/fake-chat.ts";
import { estimateHeight } from "./estimate-height.ts";
import { rowsOf } from "./rows.ts";
import { emptyConversation } from "./state.ts";

const answerOf = (...parts: (ReturnType<typeof answered> | ReturnType<typeof resulted>)[]) => {
  const row = rowsOf({ ...emptyConversation, messages: [asked(1, "a"), ...parts] })[1];
  if (!row) throw new Error("The message has no answer");
  return estimateHeight(row);
};

describe("estimateHeight", () => {
  it("grows with the lines of an answer", () => {
    const line = answerOf(answered(2, "One line"));
    expect(answerOf(answered(2, "One\ntwo\nthree"))).toBeGreaterThan(line);
    expect(answerOf(answered(2, "word ".repeat(100)))).toBeGreaterThan(line);
  });
  it("grows with the results of an answer, up to a limit", () => {
    const message = "A result. ";
    const few = answerOf(resulted(2, { type: "ERROR", message }));
    const many = answerOf(resulted(2, { type: "ERROR", message: message.repeat(50) }));
    expect(many).toBeGreaterThan(few);
    expect(answerOf(resulted(2, { type: "ERROR", message: message.repeat(5000) }))).toBeLessThan(2000);
  });
});
