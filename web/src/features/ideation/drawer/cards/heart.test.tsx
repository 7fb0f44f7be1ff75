import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { aSavedTitle } from "@coldopen/contract/saved-items/factory";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeSavedItems } from "../../../../testing/fake-saved-items.ts";
import { ideaNamed, opened } from "../../../../testing/open-drawer.tsx";

const NAME = "I Built a Sauna in 2 Days";
const elements = [anElement(0), anElement(1)];
type Parts = Parameters<typeof opened>[0] & { stored?: SavedItem[] };
const opening = ({ stored = [], ...parts }: Parts = {}) =>
  opened({ runs: [aRun({ elements })], savedItems: fakeSavedItems(stored), ...parts });
const card = (name: string) => {
  const found = ideaNamed(name).closest("li");
  if (!found) throw new Error(`No card shows ${name}`);
  return within(found);
};
const heart = async (name: string, kind: string, pressed: boolean) => {
  const button = await card(name).findByRole("button", { name: `Save ${kind}`, pressed });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  return button;
};
type Opened = Awaited<ReturnType<typeof opened>>;
const saved = ({ api }: Opened) =>
  api.calls.filter(({ name }) => name === "savedItems.save").map(({ input }) => Object(input).body);

describe("the heart of a result", () => {
  it("saves a title, and only that one, and takes it back", async () => {
    const drawer = await opening();
    await drawer.person.click(await heart(NAME, "title", false));
    await heart(NAME, "title", true);
    await heart("I Built a Sauna in 3 Days", "title", false);
    expect(saved(drawer)).toEqual([{ type: "title", title: NAME, description: null }]);
    expect(drawer.onUse).not.toHaveBeenCalled();
    await drawer.person.click(await heart(NAME, "title", true));
    await heart(NAME, "title", false);
  });

  it("saves a concept", async () => {
    const drawer = await opening({ pane: "concept", runs: [aRun({ pane: "concept", elements })] });
    await drawer.person.click(await heart(NAME, "concept", false));
    await heart(NAME, "concept", true);
    expect(saved(drawer)).toEqual([{ type: "concept", concept: NAME, description: null }]);
  });

  it("saves a thumbnail with its prompt", async () => {
    const picture = aPictureElement(0, { description: "From above" });
    const drawer = await opening({ pane: "thumbnail", runs: [aRun({ pane: "thumbnail", elements: [picture] })] });
    await drawer.person.click(await heart("From above", "thumbnail", false));
    await heart("From above", "thumbnail", true);
    expect(card("From above").getByRole("img", { name: "In saved items" })).toBeInTheDocument();
    expect(saved(drawer)).toEqual([{ type: "thumbnail", thumbnail: picture.content, description: "From above" }]);
  });

  it("is filled where the same was saved before", async () => {
    await opening({ stored: [aSavedTitle(1, { title: NAME })] });
    await heart(NAME, "title", true);
    await heart("I Built a Sauna in 3 Days", "title", false);
  });

  it("is reached by its key", async () => {
    const { person } = await opening();
    await heart(NAME, "title", false);
    ideaNamed(NAME).focus();
    await person.keyboard("h");
    await heart(NAME, "title", true);
    expect(ideaNamed(NAME)).toHaveFocus();
    await person.keyboard("h");
    await heart(NAME, "title", false);
  });

  it("saves a result as it was rewritten", async () => {
    const drawer = await opening();
    ideaNamed(NAME).focus();
    await drawer.person.keyboard("e");
    const field = screen.getByRole("textbox", { name: "Edit before using" });
    await drawer.person.clear(field);
    await drawer.person.type(field, "Two Days, One Sauna{Enter}");
    await drawer.person.click(await heart("Two Days, One Sauna", "title", false));
    await heart("Two Days, One Sauna", "title", true);
    expect(saved(drawer)).toEqual([{ type: "title", title: "Two Days, One Sauna", description: null }]);
  });

  it("is available in read-only mode, since it does not change the project", async () => {
    const { person } = await opening({ isReadOnly: true });
    await person.click(await heart(NAME, "title", false));
    await heart(NAME, "title", true);
  });
});
