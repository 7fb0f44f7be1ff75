import { paths } from "@coldopen/contract/paths";
import { aPicture } from "@coldopen/contract/pictures/factory";
import { aUser } from "@coldopen/contract/session/factory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const stored = `/api/users/${aUser().id}/picture?v=0a1b2c3d`;
const photo = (name = "me.png", type = "image/png") => new File(["x"], name, { type });

/** Pictures are 800 by 400. */
beforeEach(() => {
  URL.createObjectURL = () => `blob:${location.origin}/me`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(400);
  return () => vi.restoreAllMocks();
});

async function open(
  profilePicture: string | null = null,
  handlers: FakeHandlers["profilePicture"] = {},
  gates: NonNullable<Parameters<typeof renderApp>[1]>["gates"] = {},
  pictures: FakeHandlers["pictures"] = {},
) {
  const app = renderApp(paths.profile, {
    as: aUser({ profilePicture }),
    gates,
    api: {
      pictures,
      session: { sessions: () => ({ sessions: [] }) },
      profilePicture: {
        set: () => ({ profilePicture: stored }),
        remove: () => ({ profilePicture: null }),
        ...handlers,
      },
    },
  });
  answerUploads(app.api.fetch);
  const form = within(await screen.findByRole("group", { name: "Profile picture" }));
  const sent = () => app.api.calls.filter(({ name }) => name === "profilePicture.set").map(({ input }) => input);
  const avatars = () => [...document.querySelectorAll("img")].filter(({ src }) => src.includes("/picture?v="));
  return { ...app, form, sent, avatars };
}
async function choose({ person }: Awaited<ReturnType<typeof open>>) {
  await person.upload(screen.getByLabelText("Choose a profile picture"), photo());
  const dialog = await screen.findByRole("dialog", { name: "Choose what shows" });
  const image = dialog.querySelector("img");
  if (!image) throw new Error("No picture to crop");
  return { save: within(dialog).getByRole("button", { name: "Save picture" }), image, dialog: within(dialog) };
}

describe("a picture of oneself", () => {
  it("can be saved once the square is set, and shows everywhere", async () => {
    const app = await open();
    expect(app.avatars()).toHaveLength(0);
    const { save, image } = await choose(app);
    expect(save).toBeDisabled();
    fireEvent.load(image);
    await app.person.click(save);
    expect(await screen.findByText("Picture saved")).toBeInTheDocument();
    expect(app.sent()).toEqual([{ query: { x: 0.25, y: 0, size: 1 } }]);
    expect(app.avatars()).toHaveLength(2);
    expect(app.form.getByRole("button", { name: "Change picture" })).toBeVisible();
  });

  it("is moved and zoomed by keys", async () => {
    const app = await open();
    const { save, image, dialog } = await choose(app);
    fireEvent.load(image);
    dialog.getByRole("application").focus();
    await app.person.keyboard("{ArrowRight}{ArrowRight}++");
    expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveValue("1.2");
    await app.person.click(save);
    await waitFor(() => expect(app.sent()).toHaveLength(1));
    expect(app.sent()).toMatchObject([{ query: { size: expect.closeTo(1 / 1.21) } }]);
  });

  it("that can't be shown can't be saved", async () => {
    const app = await open();
    const { save, image } = await choose(app);
    fireEvent.error(image);
    expect(await screen.findByText("This picture can't be shown. Choose another one.")).toBeVisible();
    expect(save).toBeDisabled();
  });

  it("is refused with the reason where it is none", async () => {
    const { form } = await open();
    fireEvent.drop(form.getByRole("button", { name: "Upload picture" }), {
      dataTransfer: { types: ["Files"], files: [photo("cv.pdf", "application/pdf")] },
    });
    expect(await screen.findByText("Choose a jpeg, png, gif or webp picture.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that is HEIC is re-encoded by the server before it is cropped, while the gate is on", async () => {
    const picture = aPicture();
    const app = await open(null, {}, { STUDIO_HEIC_UPLOAD_ONBOARDING: true }, { upload: () => picture });
    const converted = new Response("bytes", { headers: { "content-type": "image/webp" } });
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) =>
      address === picture.url ? converted : app.api.fetch(address, init),
    );
    await app.person.upload(screen.getByLabelText("Choose a profile picture"), photo("me.heic", "image/heic"));
    expect(await screen.findByRole("dialog", { name: "Choose what shows" })).toBeVisible();
  });

  it("that is HEIC is rejected while the gate is off", async () => {
    const { form } = await open(null, {}, { STUDIO_HEIC_UPLOAD_ONBOARDING: false });
    fireEvent.drop(form.getByRole("button", { name: "Upload picture" }), {
      dataTransfer: { types: ["Files"], files: [photo("me.heic", "image/heic")] },
    });
    expect(await screen.findByText("Choose a jpeg, png, gif or webp picture.")).toBeInTheDocument();
  });

  it("is removed, the first letter shows, and it can be brought back", async () => {
    const app = await open(stored);
    const answer = new Response("bytes", { headers: { "content-type": "image/webp" } });
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) =>
      address === stored ? answer : app.api.fetch(address, init),
    );
    expect(app.avatars()).toHaveLength(2);
    await app.person.click(app.form.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(app.avatars()).toHaveLength(0));
    await app.person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(app.avatars()).toHaveLength(2));
    expect(app.sent()).toEqual([{ query: { x: 0, y: 0, size: 1 } }]);
  });
});
