import type { Archive } from "@coldopen/contract/archives/schema";
import { paths } from "@coldopen/contract/paths";
import { aMember, aUser, northlight } from "@coldopen/contract/session/factory";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const queued: Archive = {
  id: "0b7a1c52-5f0e-4f4e-9a55-0b6d6f6f5a12",
  state: "queued",
  done: 0,
  total: null,
  sizeBytes: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  expiresAt: null,
};

it("makes an archive, shows its progress and offers it for download", async () => {
  let archive: Archive | null = null;
  const { person } = renderApp(paths.data, {
    as: aUser(),
    api: {
      archives: {
        // The first look after the start finds it finished.
        latest: () => ({
          archive: archive && {
            ...archive,
            ...{ state: "ready", done: 40, sizeBytes: 12_400_000, expiresAt: "2026-01-08T09:00:00.000Z" },
          },
        }),
        create: () => {
          archive = { ...queued, state: "running", done: 12, total: 40 };
          return { archive };
        },
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Make an archive" }));
  expect(await screen.findByText("12 of 40 files")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Progress of the archive" })).toBeVisible();
  const link = await screen.findByRole("link", { name: "Download" }, { timeout: 30_000 });
  expect(link).toHaveAttribute("href", `/api/orgs/${northlight.id}/archives/${queued.id}/file`);
  expect(screen.getByText(/Ready: 12.4 MB/)).toBeVisible();
});

it("shows members that only the owner manages the data", async () => {
  renderApp(paths.data, { as: aMember() });
  expect(await screen.findByText("Only the owner of Northlight can export its data.")).toBeVisible();
});
