import { aPicture } from "@coldopen/contract/pictures/factory";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { openProject } from "../../testing/render-project-page.tsx";

const pictures = ["Container at night", "Close on the face"].map((description, index) =>
  anOption({ id: optionId(index + 1), optionType: "thumbnail", content: pictureUrl(optionId(index)), description }),
);
const open = async () => {
  const app = openProject({ project: aProjectDetail(pictures) });
  await screen.findByRole("button", { name: "Rename" });
  return app;
};
const card = async (name: string) => {
  const list = within(await screen.findByRole("list", { name: "Thumbnails" }));
  return within(list.getByRole("img", { name }).closest("li") ?? document.body);
};

describe("thumbnails", () => {
  it("are chosen and cleared as the primary", async () => {
    const { person, saved } = await open();
    await person.click((await card("Close on the face")).getByRole("button", { name: "Make primary" }));
    await waitFor(() => expect(saved().thumbnailPrimaryOptionId).toBe(optionId(2)));
    await person.click(await (await card("Close on the face")).findByRole("button", { name: "Clear primary" }));
    await waitFor(() => expect(saved().thumbnailPrimaryOptionId).toBeNull());
  });

  it("are enlarged, and walked through by the arrows", async () => {
    const { person } = await open();
    await person.click((await card("Container at night")).getByRole("button", { name: "Enlarge" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Container at night" }));
    expect(dialog.getByRole("img", { name: "Container at night" })).toBeVisible();
    await person.keyboard("{ArrowRight}");
    expect(dialog.getByRole("img", { name: "Close on the face" })).toBeVisible();
    expect(dialog.getByText("2 / 2")).toBeVisible();
    await person.click(dialog.getByRole("button", { name: "Next" }));
    expect(dialog.getByRole("img", { name: "Container at night" })).toBeVisible();
  });

  it("are deleted and brought back", async () => {
    const { person, saved } = await open();
    await person.click((await card("Container at night")).getByRole("button", { name: "More actions" }));
    await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(saved().options).toHaveLength(1));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(saved().thumbnailPrimaryOptionId).toBe(optionId(1)));
  });
});

describe("an upload", () => {
  const photo = (name = "pier.png", type = "image/png") => new File(["x"], name, { type });
  const withUploads = async () => {
    URL.createObjectURL = () => `blob:${location.origin}/preview`;
    URL.revokeObjectURL = () => undefined;
    const app = openProject({
      project: aProjectDetail(pictures),
      api: { pictures: { upload: () => aPicture(), fromUrl: () => aPicture() } },
    });
    answerUploads(app.api.fetch);
    await screen.findByRole("button", { name: "Rename" });
    const section = await screen.findByRole("region", { name: "Thumbnails" });
    const contents = () => app.saved().options.map(({ content }) => content);
    return { ...app, section, contents };
  };
  const inOrder = [pictureUrl(optionId(0)), aPicture().url, pictureUrl(optionId(1))];

  it("by the dialog goes right after the primary, and is undone", async () => {
    const { person, saved, contents } = await withUploads();
    await person.click(screen.getByRole("button", { name: "Upload" }));
    await person.upload(await screen.findByLabelText("Choose a picture"), photo());
    const add = screen.getByRole("button", { name: "Add thumbnail" });
    await waitFor(() => expect(add).toBeEnabled());
    await person.click(add);
    await waitFor(() => expect(contents()).toEqual(inOrder));
    expect(saved().options[1]).toMatchObject({ source: "user", optionType: "thumbnail", description: null });
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(saved().options).toHaveLength(2));
  });

  it("by dropping on the section or pasting into it joins the others", async () => {
    const { section, contents } = await withUploads();
    fireEvent.drop(section, { dataTransfer: { types: ["Files"], files: [photo()] } });
    await waitFor(() => expect(contents()).toEqual(inOrder));
    fireEvent.paste(section, { clipboardData: { files: [photo(), photo("notes.pdf", "application/pdf")] } });
    expect(await screen.findByText("notes.pdf: Choose a jpeg, png, gif or webp picture.")).toBeVisible();
    await waitFor(() => expect(contents()).toHaveLength(4));
  });

  it("is not available to read-only users", async () => {
    const lock = { videoProjectAccessible: false, lockOwner: { userId: optionId(9), name: "Jonas" }, fence: 1 };
    openProject({ project: aProjectDetail(pictures), lock });
    expect(await screen.findByText(/Jonas is editing/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload" })).toBeNull();
  });
});
