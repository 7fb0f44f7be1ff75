import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dropOn, startDrag } from "../../../testing/drag.ts";
import { ideaNamed, opened } from "../../../testing/open-drawer.tsx";

const runs = [aRun({ elements: [anElement(0, { content: "The Coldest Night" })] })];
const bar = () => screen.getByRole("toolbar", { name: "Send to" });
const target = (name: string | RegExp) => within(bar()).getByRole("button", { name });
const dragFromPage = () => startDrag(screen.getByText("An option of the page"));
const cardOf = (name: string) => ideaNamed(name).closest("li") ?? document.body;
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
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(requests()).toEqual([]);
  });
  it("is attached to the freeform text if that is available", async () => {
    const { person } = await opened({ runs, hasToolbar: true, hasFreeform: true });
    ideaNamed("The Coldest Night").focus();
    await person.keyboard("s{ArrowLeft}{Enter}");
    expect(screen.getByRole("list", { name: "Attached" })).toHaveTextContent("The Coldest Night");
    expect(await screen.findByRole("textbox", { name: "What you want, in your own words" })).toBeVisible();
  });
});

it("is shown only while a card is dragged or picked up", async () => {
  await opened({ runs, hasToolbar: true });
  expect(screen.queryByRole("toolbar")).toBeNull();
  await dragFromPage();
  expect(bar()).toBeVisible();
  await dropOn(document.body);
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it("sends a card by its menu to any brainstorm, or attaches it", async () => {
  const { person, requests } = await opened({ runs, hasToolbar: true, hasFreeform: true });
  await person.click(screen.getByRole("button", { name: "More actions" }));
  await person.click(await screen.findByRole("menuitem", { name: "Concept brainstorm" }));
  expect(requests().map(({ data }) => data)).toMatchObject([{ pane: "concept", input: "The Coldest Night" }]);
  await person.click(screen.getByRole("button", { name: "Title" }));
  await person.click(screen.getByRole("button", { name: "More actions" }));
  await person.click(await screen.findByRole("menuitem", { name: "Attach as inspiration" }));
  expect(screen.getByRole("list", { name: "Attached" })).toHaveTextContent("The Coldest Night");
});

describe("a card that is dropped", () => {
  it("is an option of the page", async () => {
    const { requests } = await opened({ hasToolbar: true });
    await dragFromPage();
    await dropOn(target(/^Thumbnails/));
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
    await startDrag(cardOf("A lighthouse in a storm"));
    await dropOn(target(/^Titles/));
    await waitFor(() => expect(requests()[0]?.data).toMatchObject({ pane: "title", input: "a lighthouse in a storm" }));
    expect(source()).toHaveTextContent("a lighthouse in a storm");
  });
});
