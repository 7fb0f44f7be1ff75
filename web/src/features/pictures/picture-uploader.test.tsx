import { aPicture } from "@coldopen/contract/pictures/factory";
import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { withQueries } from "../../testing/with-queries.tsx";
import { PictureUploader } from "./picture-uploader.tsx";

const channel = { organizationId: "00000000-0000-4001-8000-000000000001", channelUcid: "UCfieldnotes000000000001" };
const photo = (name = "pier.png", type = "image/png", content: BlobPart = "x") => new File([content], name, { type });
const tooLarge = () => {
  const file = photo("huge.png");
  Object.defineProperty(file, "size", { value: 10.5 * 1_048_576 });
  return file;
};

beforeEach(() => {
  URL.createObjectURL = () => `blob:${location.origin}/preview`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

function open(answer: () => Promise<Response> = async () => Response.json(aPicture())) {
  const sent: string[] = [];
  answerUploads((address) => {
    sent.push(address);
    return answer();
  });
  const onChange = vi.fn();
  render(withQueries(<PictureUploader channel={channel} tile={createRef()} onChange={onChange} />));
  return { person: userEvent.setup(), sent, onChange };
}
const input = () => screen.getByLabelText("Choose a picture");
const tile = () => screen.getByRole("button", { name: /Drop a picture or click/ });

describe("a picture", () => {
  it("shows the accepted file types", () => {
    open();
    expect(tile()).toHaveTextContent("jpeg, jpg, png, gif or webp up to 10MB");
  });

  it("is chosen, shown and reported", async () => {
    const { person, onChange, sent } = open();
    await person.upload(input(), photo());
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(screen.getByRole("img", { name: "pier.png" })).toHaveAttribute("src", `${aPicture().url}?size=medium`);
    expect(onChange).toHaveBeenLastCalledWith(aPicture());
    expect(sent).toEqual([`/api/pictures?organizationId=${channel.organizationId}&channelUCID=${channel.channelUcid}`]);
  });

  it("is dropped or pasted", async () => {
    const { onChange } = open();
    const over = createEvent.dragOver(tile(), { dataTransfer: { types: ["Files"], files: [] } });
    fireEvent(tile(), over);
    expect(over.defaultPrevented).toBe(true);
    expect(screen.getByText("Drop it to upload")).toBeVisible();
    fireEvent.drop(tile(), { dataTransfer: { types: ["Files"], files: [photo("dropped.png")] } });
    expect(await screen.findByRole("img", { name: "dropped.png" })).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [photo("pasted.png")] } });
    expect(await screen.findByRole("img", { name: "pasted.png" })).toBeVisible();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(aPicture()));
  });

  it("shows progress and can be cancelled", async () => {
    const { person, onChange } = open(() => new Promise(() => {}));
    await person.upload(input(), photo());
    expect(await screen.findByRole("progressbar", { name: "Uploading pier.png" })).toHaveAttribute(
      "aria-valuenow",
      "50",
    );
    await person.click(screen.getByRole("button", { name: "Cancel upload" }));
    expect(tile()).toBeVisible();
    expect(onChange).not.toHaveBeenCalledWith(aPicture());
  });

  it("is taken away again", async () => {
    const { person, onChange } = open();
    await person.upload(input(), photo());
    await person.click(await screen.findByRole("button", { name: "Remove" }));
    expect(tile()).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});

describe("what can't be taken", () => {
  it.each([
    ["a film", () => photo("film.mp4", "video/mp4"), "Choose a jpeg, png, gif or webp picture."],
    ["a drawing", () => photo("drawing.svg", "image/svg+xml"), "Choose a jpeg, png, gif or webp picture."],
    ["an empty file", () => photo("nothing.png", "image/png", ""), "This file is empty."],
    ["a huge one", tooLarge, "This picture has 10.5 MB. Up to 10 MB can be uploaded."],
  ])("is refused before it is sent: %s", async (_, file, why) => {
    const { sent } = open();
    fireEvent.drop(tile(), { dataTransfer: { types: ["Files"], files: [file()] } });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Upload failed");
    expect(alert).toHaveTextContent(why);
    expect(sent).toEqual([]);
  });

  it("says why the studio refused it, and is sent again", async () => {
    const answers = [
      Response.json({ code: "invalid_input", message: "This is not a picture.", requestId: "r" }, { status: 400 }),
      Response.json(aPicture()),
    ];
    const { person } = open(async () => answers.shift() ?? Response.error());
    await person.upload(input(), photo());
    expect(await screen.findByRole("alert")).toHaveTextContent("This is not a picture.");
    await person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Uploaded")).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  });
});
