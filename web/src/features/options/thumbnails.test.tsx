import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openProject } from "../../testing/render-project-page.tsx";

const pictures = ["Container at night", "Close on the face"].map((description, index) =>
  anOption({ id: optionId(index + 1), optionType: "thumbnail", content: `/api/pictures/${index}`, description }),
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
