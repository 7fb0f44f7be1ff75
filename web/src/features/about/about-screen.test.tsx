import type { aboutRoutes } from "@coldopen/contract/about/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Reply } from "@coldopen/contract/kernel/route";
import { usageLimits } from "@coldopen/contract/kernel/usage-limits";
import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const studio = {
  version: "1.2.3",
  node: "v20.20.2",
  startedAt: "2026-01-05T09:00:00.000Z",
  isDemo: true,
  worlds: [
    { name: "Language model", inUse: "Cold Open", detail: "Made here.", isEmbedded: true, kind: "engine" },
    { name: "Database", inUse: "Embedded PostgreSQL", detail: "Runs here.", isEmbedded: true, kind: "service" },
    { name: "Mail", inUse: "smtp.example.com", detail: "Sent by SMTP.", isEmbedded: false, kind: "service" },
  ],
} satisfies Reply<typeof aboutRoutes.about>;

it("shows the engines and versions first, then services and limits", async () => {
  renderApp(paths.about, { as: aUser(), api: { about: { about: () => studio } } });
  const database = within(await screen.findByRole("row", { name: /Database/ }));
  expect(database.getByText("Embedded PostgreSQL")).toBeVisible();
  expect(database.getByText("On this machine")).toBeVisible();
  expect(within(screen.getByRole("row", { name: /smtp.example.com/ })).getByText("Connected")).toBeVisible();
  expect(screen.getByText("1.2.3")).toBeVisible();
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((name) => !["You", "Field Notes", "Northlight"].includes(name ?? ""))).toEqual([
    "Engines",
    "Versions",
    "Services",
    "Limits",
  ]);
  const { person, organization } = usageLimits.generation;
  const generating = within(screen.getByRole("row", { name: /^Generating/ }));
  for (const { startsPerMinute, maxInProgress } of [person, organization])
    expect(generating.getByText(`${startsPerMinute} a minute, ${maxInProgress} at once`)).toBeVisible();
  expect(screen.getByText(/Demo data/)).toBeVisible();
});

it("shows environment variables if the server sends them", async () => {
  const operatorSettings = [{ variable: "SMTP_URL", text: "Sends mail." }];
  renderApp(paths.about, { as: aUser(), api: { about: { about: () => ({ ...studio, operatorSettings }) } } });
  expect(await screen.findByRole("heading", { name: "For operators" })).toBeVisible();
  expect(screen.getByText("SMTP_URL")).toBeVisible();
});

it("says when it can't be loaded, and tries again", async () => {
  let isDown = true;
  const { person } = renderApp(paths.about, {
    as: aUser(),
    api: {
      about: {
        about: () => {
          if (isDown) throw new AppError("unavailable");
          return { ...studio, isDemo: false };
        },
      },
    },
  });
  await screen.findByText("The studio's details could not be loaded.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Your own data")).toBeVisible();
});
