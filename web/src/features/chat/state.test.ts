import type { ToolResult } from "@coldopen/contract/chat/results";
import { describe, expect, it } from "vitest";
import { answered, asked, aThreadState, messageId, resulted, runEvents, runId } from "../../testing/fake-chat.ts";
import { applyEvents, type Conversation, emptyConversation, loadValues } from "./state.ts";

const question = asked(1, "Titles for a sauna");
const running: Conversation = {
  ...emptyConversation,
  messages: [question],
  run: { id: runId(9), answersId: question.id, isStopping: false },
};
const { started, words, removed, tool, step, turn, failed, ended } = runEvents;
const titles = (title: string): ToolResult => ({
  type: "TITLE",
  about: "sauna",
  titles: [{ id: "t1", title, score: null, sources: [] }],
});
const texts = ({ messages }: Conversation) => messages.map(({ content }) => content);

describe("applyEvents", () => {
  it("takes the id of the run from its first event", () => {
    expect(applyEvents(running, [started(runId(1))]).run?.id).toBe(runId(1));
  });
  it("joins pieces of a message by id", () => {
    const after = applyEvents(running, [words(2, "Five "), words(2, "titles"), words(3, "More")]);
    expect(texts(after)).toEqual([question.content, "Five titles", "More"]);
    expect(after.streaming).toEqual(new Set([messageId(2), messageId(3)]));
  });
  it("keeps the identity of messages that did not change", () => {
    const before = applyEvents(running, [words(2, "a")]);
    expect(applyEvents(before, [words(3, "b")]).messages[1]).toBe(before.messages[1]);
  });
  it("takes back a message of a process that died, and assembles it anew", () => {
    const after = applyEvents(running, [words(2, "Fi"), removed(2), words(2, "Five titles")]);
    expect(texts(after)).toEqual([question.content, "Five titles"]);
  });
  it("ignores pieces and removals of messages that are complete", () => {
    const joined = { ...running, messages: [question, answered(2, "Five titles")] };
    expect(texts(applyEvents(joined, [words(2, "Five "), removed(2)]))).toEqual([question.content, "Five titles"]);
  });
  it("replaces the result of a tool that sends it again", () => {
    const after = applyEvents(running, [tool(2, titles("Draft")), tool(2, titles("Final"))]);
    expect(texts(after)).toHaveLength(2);
    expect(texts(after)[1]).toContain("Final");
  });
  it("replaces assembled messages by the stored ones of the turn and adds new ones", () => {
    const stored = [question, answered(2, "Five titles", { madeBy: "Embedded" }), resulted(3, titles("A"))];
    const after = applyEvents(running, [words(2, "Five"), turn(stored, "Sauna titles")]);
    expect(after.messages).toEqual(stored);
    expect(after.title).toBe("Sauna titles");
    expect(after.streaming.size).toBe(0);
  });
  it("keeps the title if the turn has none", () => {
    expect(applyEvents({ ...running, title: "Kept" }, [turn([], "")]).title).toBe("Kept");
  });
  it("updates steps by id, under the message that is answered", () => {
    const after = applyEvents(running, [
      step("a", "Searching"),
      step("b", "Writing"),
      step("a", "Searched", { status: "complete", detail: "38 videos" }),
    ]);
    expect(after.steps[question.id]).toEqual([
      { id: "a", message: "Searched", detail: "38 videos", status: "complete" },
      { id: "b", message: "Writing", detail: null, status: "running" },
    ]);
  });
  it.each(["complete", "stopped", "failed"] as const)(
    "ends a run as %s and marks the message that was growing",
    (status) => {
      const after = applyEvents(running, [words(2, "Fi"), ended(status)]);
      expect(after.run).toBeUndefined();
      expect(after.messages[1]).toMatchObject({ status });
      expect(after.outcomes[question.id]).toEqual(status === "complete" ? undefined : { kind: status });
    },
  );
  it("keeps what arrived before an error", () => {
    const after = applyEvents(running, [words(2, "Fi"), failed(), ended("failed")]);
    expect(texts(after)).toEqual([question.content, "Fi"]);
    expect(after.outcomes[question.id]).toEqual({ kind: "failed" });
  });
});

describe("loadValues", () => {
  it("takes the stored messages and the running answer", () => {
    const { values } = aThreadState([question], runId(1));
    expect(loadValues(emptyConversation, values)).toMatchObject({
      messages: [question],
      run: { id: runId(1), answersId: question.id },
    });
  });
  it("keeps the identity of messages that did not change", () => {
    const shown = loadValues(emptyConversation, aThreadState([question, answered(2, "Five")]).values);
    const again = loadValues(shown, aThreadState([{ ...question }, answered(2, "Five", { status: "stopped" })]).values);
    expect(again.messages[0]).toBe(question);
    expect(again.messages[1]).toMatchObject({ status: "stopped" });
    const edited = { ...question, siblings: [question.id, messageId(7)] };
    expect(loadValues(shown, aThreadState([edited]).values).messages).toEqual([edited]);
  });
  it("keeps the steps that this page has seen", () => {
    const before = applyEvents(running, [step("a", "Searching")]);
    expect(loadValues(before, aThreadState([question]).values).steps).toBe(before.steps);
  });
});
