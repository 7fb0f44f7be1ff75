import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { NO_SUBJECT_ERROR } from "@coldopen/contract/ideation/schema";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toastQueue } from "../../../../lib/toast.ts";
import { ideaNamed, opened } from "../../../../testing/open-drawer.tsx";

describe("a result", () => {
  const opening = () => opened({ runs: [aRun()] });
  it.each([
    ["Enter", "select"],
    ["b", "add_as_backup"],
    ["i", "add_to_idea_bank"],
  ])("is used by the key %s", async (key, action) => {
    const { person, onUse } = await opening();
    ideaNamed("I Built a Sauna in 2 Days").focus();
    await person.keyboard(key === "Enter" ? "{Enter}" : key);
    expect(onUse).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ content: "I Built a Sauna in 2 Days" }),
      action,
    );
  });
  it("is reached by arrows", async () => {
    const { person } = await opening();
    ideaNamed("I Built a Sauna in 2 Days").focus();
    await person.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(ideaNamed("I Built a Sauna in 3 Days")).toHaveFocus();
  });
  it("is rewritten before it is used", async () => {
    const { person, onUse } = await opening();
    ideaNamed("I Built a Sauna in 2 Days").focus();
    await person.keyboard("e");
    const field = screen.getByRole("textbox", { name: "Edit before using" });
    await person.clear(field);
    expect(screen.getByText("Cannot be empty")).toBeVisible();
    await person.type(field, "Two Days, One Sauna{Enter}");
    await person.click(screen.getAllByRole("button", { name: "Make primary" })[0] ?? document.body);
    expect(onUse).toHaveBeenCalledWith(expect.objectContaining({ content: "Two Days, One Sauna" }), "select");
  });
  it("is deleted, and comes back by undo", async () => {
    const { person } = await opening();
    ideaNamed("I Built a Sauna in 2 Days").focus();
    await person.keyboard("x");
    expect(screen.queryByRole("button", { name: "I Built a Sauna in 2 Days" })).toBeNull();
    expect(ideaNamed("I Built a Sauna in 3 Days")).toHaveFocus();
    await person.keyboard("{Control>}z{/Control}");
    expect(ideaNamed("I Built a Sauna in 2 Days")).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Redo" }));
    expect(screen.queryByRole("button", { name: "I Built a Sauna in 2 Days" })).toBeNull();
  });
  it("is copied", async () => {
    const { person } = await opening();
    ideaNamed("I Built a Sauna in 2 Days").focus();
    await person.keyboard("c");
    await waitFor(() => expect(toastQueue.take()).toEqual([expect.objectContaining({ text: "Copied" })]));
    expect(await navigator.clipboard.readText()).toBe("I Built a Sauna in 2 Days");
  });
  it("is not used by a click on its text, which only edits it", async () => {
    const { person, onUse } = await opening();
    await person.click(ideaNamed("I Built a Sauna in 2 Days"));
    expect(screen.getByRole("textbox", { name: "Edit before using" })).toHaveFocus();
    expect(onUse).not.toHaveBeenCalled();
  });
  it.each([
    ["Make primary", "select"],
    ["Add", "add_as_backup"],
  ])("is used by its visible action %s", async (name, action) => {
    const { person, onUse } = await opening();
    await person.click(screen.getAllByRole("button", { name })[0] ?? document.body);
    expect(onUse).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ content: "I Built a Sauna in 2 Days" }),
      action,
    );
  });
  it("shows its score, its sources and whether it is used, also while it is hovered", async () => {
    const receipts = [{ videoId: "abcdefghijk", title: "A Cabin for $500", performanceIndex: 14.2, thumb: null }];
    const onOpenVideo = vi.fn();
    const { person } = await opened({
      runs: [aRun({ elements: [anElement(0, { content: "A $900 Sauna", score: 82, receipts })] })],
      onOpenVideo,
    });
    await person.hover(ideaNamed("A $900 Sauna"));
    expect(screen.getByRole("img", { name: "Score 82" })).toBeVisible();
    const sources = within(screen.getByRole("group", { name: "Sources" }));
    expect(sources.getByText("14.2x")).toBeVisible();
    expect(screen.getByText("Primary")).toBeVisible();
    await person.click(sources.getByRole("button", { name: "Source: A Cabin for $500" }));
    expect(onOpenVideo).toHaveBeenCalledExactlyOnceWith("abcdefghijk");
  });
  it("of pictures is magnified", async () => {
    const elements = [aPictureElement(0, { description: "From above" })];
    const { person } = await opened({ pane: "thumbnail", runs: [aRun({ pane: "thumbnail", elements })] });
    ideaNamed("From above").focus();
    await person.keyboard("m");
    expect(await screen.findByRole("dialog", { name: "From above" })).toBeVisible();
  });
});

it("a picture without any subject is asked for before it is drawn", async () => {
  const failed = aRun({ pane: "thumbnail", option: "emptyState", input: "", state: "error", elements: [] });
  const { person, requests } = await opened({
    pane: "thumbnail",
    project: aProjectDetail([], { name: "New Project" }),
    runs: [{ ...failed, errorReason: NO_SUBJECT_ERROR }],
  });
  await person.type(screen.getByRole("textbox", { name: "What is the video about?" }), "a barrel sauna{Enter}");
  expect(requests().map(({ data }) => data)).toMatchObject([{ pane: "thumbnail", input: "a barrel sauna" }]);
});
