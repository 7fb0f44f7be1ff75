import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
    await person.click(ideaNamed("Two Days, One Sauna"));
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
  it("says why it is there and whether it is used", async () => {
    const receipts = [{ videoId: "abcdefghijk", title: "A Cabin for $500", performanceIndex: 14.2, thumb: null }];
    await opened({ runs: [aRun({ elements: [anElement(0, { content: "A $900 Sauna", score: 82, receipts })] })] });
    expect(screen.getByText("Score 82 · Learned from “A Cabin for $500” 14.2x")).toBeInTheDocument();
    expect(screen.getByText("Primary")).toBeInTheDocument();
  });
  it("of pictures is magnified", async () => {
    const elements = [aPictureElement(0, { description: "From above" })];
    const { person } = await opened({ pane: "thumbnail", runs: [aRun({ pane: "thumbnail", elements })] });
    ideaNamed("From above").focus();
    await person.keyboard("m");
    expect(await screen.findByRole("dialog", { name: "From above" })).toBeVisible();
  });
});
