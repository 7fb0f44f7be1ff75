import { AppError } from "@coldopen/contract/kernel/errors";
import { aPicture } from "@coldopen/contract/pictures/factory";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toastQueue } from "../../lib/toast.ts";
import { type FakeHandlers, fakeApi } from "../../testing/fake-api.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { withQueries } from "../../testing/with-queries.tsx";
import { UploadThumbnail } from "./upload-thumbnail.tsx";

const channel = { organizationId: "00000000-0000-4001-8000-000000000001", channelUcid: "UCfieldnotes000000000001" };

beforeEach(() => {
  toastQueue.take();
  URL.createObjectURL = () => `blob:${location.origin}/preview`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

function open(pictures: FakeHandlers["pictures"] = {}) {
  const api = fakeApi({ pictures: { upload: () => aPicture(), fromUrl: () => aPicture(), ...pictures } });
  vi.stubGlobal("fetch", api.fetch);
  answerUploads(api.fetch);
  const onAdd = vi.fn();
  render(withQueries(<UploadThumbnail channel={channel} onAdd={onAdd} onClose={() => undefined} />));
  const imports = () => api.calls.filter(({ name }) => name === "pictures.fromUrl").map(({ input }) => input);
  return { person: userEvent.setup(), onAdd, imports };
}
const add = () => screen.getByRole("button", { name: "Add thumbnail" });
const toasts = () => toastQueue.read().map(({ text }) => text);

it("adds a file once it is stored", async () => {
  const { person, onAdd } = open();
  expect(add()).toBeDisabled();
  await person.upload(screen.getByLabelText("Choose a picture"), new File(["x"], "a.png", { type: "image/png" }));
  await waitFor(() => expect(add()).toBeEnabled());
  await person.click(add());
  expect(onAdd).toHaveBeenCalledWith(aPicture().url);
});

it("keeps the upload while another tab is open, and returns to it for a pasted file", async () => {
  const { person, onAdd } = open();
  await person.upload(screen.getByLabelText("Choose a picture"), new File(["x"], "a.png", { type: "image/png" }));
  await person.click(screen.getByRole("tab", { name: "Image URL" }));
  expect(add()).toBeDisabled();
  await person.click(screen.getByRole("tab", { name: "File" }));
  expect(await screen.findByRole("img", { name: "a.png" })).toBeVisible();
  await person.click(screen.getByRole("tab", { name: "YouTube video" }));
  fireEvent.paste(document.body, { clipboardData: { files: [new File(["x"], "b.png", { type: "image/png" })] } });
  expect(await screen.findByRole("img", { name: "b.png" })).toBeVisible();
  await person.click(add());
  expect(onAdd).toHaveBeenCalledTimes(1);
});

describe("an image by its address", () => {
  const typed = async (address: string, handlers = {}) => {
    const opened = open(handlers);
    await opened.person.click(screen.getByRole("tab", { name: "Image URL" }));
    await opened.person.type(screen.getByRole("textbox", { name: "Add image URL" }), address);
    return opened;
  };
  it("is fetched and added, spaces aside", async () => {
    const { person, onAdd, imports } = await typed(" https://example.com/ a.png");
    await person.click(add());
    await waitFor(() => expect(onAdd).toHaveBeenCalledWith(aPicture().url));
    expect(imports()).toMatchObject([{ body: { url: "https://example.com/a.png" } }]);
  });
  it("can't be added until it is an address", async () => {
    await typed("example");
    expect(add()).toBeDisabled();
    expect(screen.getByRole("alert")).toHaveTextContent("Invalid image URL");
  });
  it("is rejected if the address is not a picture", async () => {
    const { person, onAdd } = await typed("https://example.com/page", {
      fromUrl: () => {
        throw new AppError("invalid_input", "Not a picture");
      },
    });
    await person.click(add());
    await waitFor(() => expect(toasts()).toEqual(["Invalid image URL"]));
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe("a video's thumbnail", () => {
  const atVideo = async () => {
    const opened = open();
    await opened.person.click(screen.getByRole("tab", { name: "YouTube video" }));
    return { ...opened, box: screen.getByRole("textbox", { name: "Add YouTube URL" }) };
  };
  it("is added in the size that was chosen", async () => {
    const { person, box, imports, onAdd } = await atVideo();
    await person.type(box, "https://youtu.be/dQw4w9WgXcQ");
    await person.click(screen.getByRole("button", { name: "Medium" }));
    await person.click(add());
    await waitFor(() => expect(onAdd).toHaveBeenCalled());
    expect(imports()).toMatchObject([{ body: { url: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg" } }]);
  });
  it("comes smaller where the video has no large one", async () => {
    const { person, box } = await atVideo();
    await person.type(box, "https://youtu.be/dQw4w9WgXcQ");
    fireEvent.error(screen.getByRole("img", { name: "Preview" }));
    expect(screen.getByRole("button", { name: "Medium" })).toHaveAttribute("aria-pressed", "true");
  });
  it.each([
    ["", "Requires valid YouTube URL"],
    ["https://example.com/watch?v=dQw4w9WgXcQ", "Invalid YouTube URL"],
  ])("needs an address of the platform (%j)", async (address, problem) => {
    const { person, box, imports } = await atVideo();
    if (address) await person.type(box, address);
    await person.click(add());
    expect(screen.getByRole("alert")).toHaveTextContent(problem);
    expect(imports()).toEqual([]);
  });
});
