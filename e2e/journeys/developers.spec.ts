import { expect, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

test("an API key is created on the page, calls the API, and is refused once it is revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await signedInAs(page, "demo");
  const scope = firstChannelOf(owner);
  const name = `Script ${Date.now()}`;
  await page.goto(inFirstChannel(owner, "settings/developers"));
  await page.getByRole("button", { name: "New key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("radio", { name: /Read and write/ }).click();
  await form.getByRole("button", { name: "Create key" }).click();
  const created = page.getByRole("dialog", { name: "Copy your new key" });
  const key = await created.getByLabel("Key", { exact: true }).inputValue();
  expect(key).toMatch(/^co_/);
  await created.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("Read and write, all channels");
  await expect(row).toContainText("Never");

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const made = await program.post("/api/v3/video-project", {
    data: { name, ...scope },
  });
  expect(made.status()).toBe(200);
  const { data: project } = await made.json();
  expect((await program.get(`/api/orgs/${scope.organizationId}/team`)).status()).toBe(403);
  await page.reload();
  await expect(row).toContainText("Just now");

  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
  await expect(row).toHaveCount(0);
  // Other nodes may accept a key for some seconds.
  await expect.poll(async () => (await program.get("/api/api-key")).status()).toBe(401);
  const refused = await program.delete(`/api/v3/video-project/${project.id}`);
  expect(refused.status()).toBe(401);
  await program.dispose();
});
