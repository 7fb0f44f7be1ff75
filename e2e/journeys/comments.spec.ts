import { expect, test } from "@playwright/test";
import { firstChannelOf, inFirstChannel, signedInAs } from "../people.ts";

test("a comment mentions a colleague, who is notified and sees it at once", async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const user = await signedInAs(page, "demo");
  const scope = firstChannelOf(user);
  const headers = { origin: baseURL ?? "" };
  const made = await page.request.post("/api/v3/video-project", { data: { name: "Night sauna", ...scope }, headers });
  const { id } = (await made.json()).data;
  const address = inFirstChannel(user, `projects/${id}`);

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  const { firstName, lastName } = await signedInAs(colleague, "admin");
  const name = `${firstName} ${lastName}`.trim();
  await colleague.goto(address);
  await colleague.getByRole("button", { name: "0 comments" }).click();
  const seen = colleague.getByRole("complementary", { name: "Comments" });
  await expect(seen.getByText("No comments yet")).toBeVisible();

  await page.goto(address);
  await page.getByRole("button", { name: "0 comments" }).click();
  const panel = page.getByRole("complementary", { name: "Comments" });
  await panel.getByRole("textbox", { name: "Comment" }).fill(`The dusk version reads well. @${firstName.slice(0, 3)}`);
  await panel.getByRole("option", { name }).click();
  await panel.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(panel.getByText(`@${name}`)).toBeVisible();

  await expect(seen.getByText(`@${name}`)).toBeVisible();
  await expect(colleague.getByText(/mentioned you in a comment on “Night sauna”/)).toBeVisible();

  await panel.getByRole("button", { name: /^Actions for the comment/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await panel.getByRole("listitem").getByRole("textbox", { name: "Comment" }).fill(`@${name} it reads well on a phone`);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(seen.getByText("it reads well on a phone")).toBeVisible();
  await panel.getByRole("button", { name: /^Actions for the comment/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(seen.getByText("No comments yet")).toBeVisible();
  await elsewhere.close();
});
