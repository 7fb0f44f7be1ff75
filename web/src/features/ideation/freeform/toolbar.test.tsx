import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { blizzard, ideaNamed, opened } from "../../../testing/open-drawer.tsx";

const runs = [aRun({ elements: [anElement(0, { content: "The Coldest Night" })] })];
const bar = () => screen.getByRole("toolbar", { name: "Send to" });
const target = (name: string | RegExp) => within(bar()).getByRole("button", { name });
const source = () => screen.getByRole("region", { name: "Starting from" });

it("is not there where the gate is off, and send to brainstorm chooses what to start from", async () => {
  const { person } = await opened({ runs });
  expect(screen.queryByRole("toolbar")).toBeNull();
  ideaNamed("The Coldest Night").focus();
  await person.keyboard("s");
  expect(source()).toHaveTextContent("The Coldest Night");
});

describe("a card that is sent by keys", () => {
  it("is brainstormed in the pane that was chosen", async () => {
    const { person, requests } = await opened({ runs, hasToolbar: true });
    ideaNamed("The Coldest Night").focus();
    await person.keyboard("s");
    expect(target("Titles from The Coldest Night")).toHaveFocus();
    expect(within(bar().parentElement ?? bar()).getByRole("status")).toHaveTextContent("Sending “The Coldest Night”");
    await person.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}");
    expect(requests().map(({ data }) => data)).toMatchObject([
      { pane: "concept", option: "variations", input: "The Coldest Night" },
    ]);
    expect(screen.getByRole("button", { name: "Concept", pressed: true })).toBeVisible();
    expect(source()).toHaveTextContent("The Coldest Night");
  });
  it("returns the focus on Escape", async () => {
    const { person, requests } = await opened({ runs, hasToolbar: true });
    ideaNamed("The Coldest Night").focus();
    await person.keyboard("s{Escape}");
    expect(ideaNamed("The Coldest Night")).toHaveFocus();
    expect(target("Titles from A $900 Sauna")).toBeVisible();
    expect(requests()).toEqual([]);
  });
  it("is attached to the freeform text if that is available", async () => {
    const { person } = await opened({ runs, hasToolbar: true, hasFreeform: true });
    ideaNamed("The Coldest Night").focus();
    await person.keyboard("s{ArrowLeft}{Enter}");
    expect(screen.getByRole("list", { name: "Beside your words" })).toHaveTextContent("The Coldest Night");
    expect(await screen.findByRole("textbox", { name: "What you want, in your own words" })).toBeVisible();
  });
});

it("shows the source, even while the composer is open", async () => {
  const { person } = await opened({ runs, hasToolbar: true, hasFreeform: true });
  await person.click(screen.getByRole("button", { name: "In your own words" }));
  await person.type(screen.getByRole("textbox", { name: "What you want, in your own words" }), "calmer");
  await person.click(target(/^Concepts/));
  expect(source()).toHaveTextContent("A $900 Sauna");
  await person.click(screen.getByRole("button", { name: "In your own words" }));
  expect(screen.getByRole("textbox", { name: "What you want, in your own words" })).toHaveValue("calmer");
});

describe("a card that is dropped", () => {
  it("is an option of the page", async () => {
    const { requests } = await opened({ hasToolbar: true });
    const dataTransfer = { types: ["text/plain"], files: [], getData: () => blizzard.id };
    fireEvent.drop(target(/^Thumbnails/), { dataTransfer });
    await waitFor(() =>
      expect(requests().map(({ data }) => data)).toMatchObject([
        { pane: "thumbnail", option: "variations", input: "The Sauna That Survived" },
      ]),
    );
  });
  it("is a picture, which titles use by its description", async () => {
    const picture = aPictureElement(0, { description: "a lighthouse in a storm" });
    const { requests } = await opened({
      pane: "thumbnail",
      hasToolbar: true,
      runs: [aRun({ pane: "thumbnail", elements: [picture] })],
    });
    const dataTransfer = { types: ["text/plain"], files: [], getData: () => picture.id };
    fireEvent.drop(target(/^Titles/), { dataTransfer });
    await waitFor(() => expect(requests()[0]?.data).toMatchObject({ pane: "title", input: "a lighthouse in a storm" }));
    expect(source()).toHaveTextContent("a lighthouse in a storm");
  });
  it("is ignored if it has foreign data", async () => {
    const { requests } = await opened({ hasToolbar: true });
    fireEvent.drop(target(/^Titles/), { dataTransfer: { types: ["text/plain"], files: [], getData: () => "hello" } });
    expect(requests()).toEqual([]);
  });
});

it("sends the source of the pane without a drag, or shows why it can't", async () => {
  const { person, requests, unmount } = await opened({ hasToolbar: true });
  await person.click(target("Concepts from A $900 Sauna"));
  expect(requests()[0]?.data).toMatchObject({ pane: "concept", input: "A $900 Sauna" });
  unmount();
  localStorage.clear();
  const second = await opened({ hasToolbar: true, project: aProjectDetail([]) });
  expect(target("Concepts from this")).toHaveAccessibleDescription("Choose something to start from first");
  await second.person.click(target("Concepts from this"));
  expect(second.requests()).toEqual([]);
});
