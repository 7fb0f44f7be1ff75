import { anElement, aPictureElement, aRun } from "@coldopen/contract/ideation/factory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { toastQueue } from "../../../lib/toast.ts";
import { dragTo } from "../../../testing/drag.ts";
import { ideaNamed, opened, pictureId } from "../../../testing/open-drawer.tsx";

const box = () => screen.getByRole("textbox", { name: "What you want, in your own words" });
const go = () => screen.getByRole("button", { name: "Go" });
const dropTarget = () => screen.getByRole("region", { name: "In your own words" });
const beside = () => within(screen.getByRole("list", { name: "Attached" })).getAllByRole("listitem");
const toasts = () => toastQueue.read().map(({ text }) => text);

async function inWords(props: Parameters<typeof opened>[0] = {}) {
  const drawer = await opened({ hasFreeform: true, ...props });
  if (props.runs) {
    await drawer.person.click(screen.getByRole("button", { name: "More" }));
    await drawer.person.click(await screen.findByRole("menuitem", { name: "In your own words" }));
  } else await drawer.person.click(screen.getByRole("button", { name: "In your own words" }));
  return drawer;
}

beforeEach(() => void toastQueue.take());
const photo = (name = "pier.png", type = "image/png", content = "x") => new File([content], name, { type });

describe("a freeform request", () => {
  it("is not offered where the gate is off", async () => {
    await opened();
    expect(screen.queryByRole("button", { name: "In your own words" })).toBeNull();
  });
  it("is sent by Enter, and stays to be refined", async () => {
    const { person, requests } = await inWords();
    expect(go()).toBeDisabled();
    await person.type(box(), "Calm titles{Shift>}{Enter}{/Shift}about a pier{Enter}");
    expect(requests().map(({ data }) => data)).toMatchObject([
      { pane: "title", option: "emptyState", input: "Calm titles\nabout a pier", references: [] },
    ]);
    expect(box()).toHaveValue("Calm titles\nabout a pier");
    expect(screen.getByRole("list", { name: "In your own words" })).toBeVisible();
  });
  it("takes along what was chosen from the project", async () => {
    const { person, requests } = await inWords();
    await person.click(screen.getByRole("button", { name: "Attach" }));
    await person.click(await screen.findByRole("menuitem", { name: "The Sauna That Survived" }));
    expect(beside()).toHaveLength(1);
    await person.click(go());
    expect(requests()[0]?.data).toMatchObject({
      input: "",
      references: [{ kind: "title", text: "The Sauna That Survived" }],
    });
  });
  it("is stored with its attachments, which can be removed and restored", async () => {
    const first = await inWords();
    await first.person.click(screen.getByRole("button", { name: "Attach" }));
    await first.person.click(await screen.findByRole("menuitem", { name: "The Sauna That Survived" }));
    await first.person.type(box(), "calmer");
    first.unmount();
    const { person } = await opened({ hasFreeform: true });
    expect(box()).toHaveValue("calmer");
    await person.click(screen.getByRole("button", { name: "Remove The Sauna That Survived" }));
    expect(screen.queryByRole("list", { name: "Attached" })).toBeNull();
    await person.clear(box());
    expect(box()).toBeVisible();
  });
});

describe("a picture", () => {
  it("is uploaded and sent by its id", async () => {
    const { person, requests, api } = await inWords();
    await person.upload(screen.getByLabelText("Picture from this device"), photo());
    await waitFor(() => expect(beside()).toHaveLength(1));
    expect(api.count("pictures.upload")).toBe(1);
    await person.click(go());
    expect(requests()[0]?.data.references).toEqual([{ kind: "thumbnail", text: "", pictureId }]);
  });
  it("is pasted and dropped as well", async () => {
    await inWords();
    fireEvent.paste(box(), { clipboardData: { files: [photo()] } });
    await waitFor(() => expect(beside()).toHaveLength(1));
    fireEvent.drop(dropTarget(), { dataTransfer: { files: [photo()], types: ["Files"], getData: () => "" } });
    await waitFor(() => expect(toasts()).toEqual(["It is attached already."]));
  });
  it("can be HEIC while its gate is on, also without a type", async () => {
    const { api } = await inWords({ gates: { STUDIO_HEIC_UPLOAD_ONBOARDING: true } });
    const input = screen.getByLabelText("Picture from this device");
    await waitFor(() => expect(input).toHaveAttribute("accept", expect.stringContaining(".heic")));
    fireEvent.paste(box(), { clipboardData: { files: [photo("pier.heic", "")] } });
    await waitFor(() => expect(beside()).toHaveLength(1));
    expect(api.count("pictures.upload")).toBe(1);
  });
  it("that is HEIC is refused while its gate is off", async () => {
    const { api } = await inWords({ gates: { STUDIO_HEIC_UPLOAD_ONBOARDING: false } });
    fireEvent.paste(box(), { clipboardData: { files: [photo("pier.heic", "")] } });
    await waitFor(() => expect(toasts()).toEqual(["Choose a jpeg, png, gif or webp picture."]));
    expect(api.count("pictures.upload")).toBe(0);
  });
  it.each([
    ["a document", () => photo("a.pdf", "application/pdf"), "Choose a jpeg, png, gif or webp picture."],
    ["an empty file", () => photo("broken.png", "image/png", ""), "This file is empty."],
  ])("that is %s is refused with the reason", async (_, file, why) => {
    const { api } = await inWords();
    fireEvent.paste(box(), { clipboardData: { files: [file()] } });
    await waitFor(() => expect(toasts()).toEqual([why]));
    expect(api.count("pictures.upload")).toBe(0);
  });
});

it("takes a result that is dropped on it", async () => {
  const run = aRun({ elements: [anElement(0, { content: "The Coldest Night" })] });
  const { requests, person } = await inWords({ runs: [run] });
  const card = ideaNamed("The Coldest Night").closest("li");
  if (!card) throw new Error("No card");
  await dragTo(card, dropTarget());
  await person.click(go());
  expect(requests()[0]?.data.references).toEqual([{ kind: "title", text: "The Coldest Night" }]);
});

it("is not available to read-only users", async () => {
  const pictures = aRun({ pane: "thumbnail", elements: [aPictureElement(0)] });
  await opened({ hasFreeform: true, hasToolbar: true, isReadOnly: true, runs: [pictures] });
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.queryByRole("button", { name: "In your own words" })).toBeNull();
});
