import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { manageOrganizations } from "./manage-organizations.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

it("makes an organization a Spotter one and takes it back", async () => {
  const owner = await studio.given.user();
  const id = await studio.given.organization({ ownerId: owner.id, name: "Lantern" });
  const browser = await studio.as(owner.email);
  const isSpotter = async () =>
    (await browser.call({ url: "/api/users/profile" })).json().organizationUsers[0].organization.isSpotterOrganization;
  const run = (...words: string[]) => manageOrganizations(studio.context.db, words);
  expect(await run()).toContain(`${id}  Lantern`);
  expect(await run("spotter", id, "on")).toEqual(["Lantern is now a Spotter organization."]);
  expect(await isSpotter()).toBe(true);
  expect(await run()).toContain(`${id}  Lantern  (Spotter)`);
  expect(await run("spotter", id, "off")).toEqual(["Lantern is no longer a Spotter organization."]);
  expect(await isSpotter()).toBe(false);
});

it.each([["spotter"], ["spotter", "lantern", "on"], ["delete", "x", "on"]])("shows its usage for %s %s", (...words) =>
  expect(manageOrganizations(studio.context.db, words)).rejects.toThrow("npm run organizations"),
);

it("names an unknown organization", () =>
  expect(manageOrganizations(studio.context.db, ["spotter", crypto.randomUUID(), "on"])).rejects.toThrow(
    "No organization has the id",
  ));
