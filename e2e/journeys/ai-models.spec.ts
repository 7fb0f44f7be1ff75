import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { signedInAs } from "../people.ts";
import { openSettings } from "../visit.ts";

const OLLAMA_PORT = 11_434;
const IDEAS = ["A Cabin in 7 Days", "The $40 Cabin", "No Plan, One Week"]
  .map((text) => JSON.stringify({ text, name: null, from: [] }))
  .join("\n");

const answer = createServer((request, response) => {
  request.resume();
  if (request.url === "/api/tags") {
    response.writeHead(200, { "content-type": "application/json" });
    return void response.end(JSON.stringify({ models: [{ name: "journey-model:1b" }] }));
  }
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { role: "assistant", content } }] })}\n\n`;
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(`${chunk(IDEAS)}data: [DONE]\n\n`);
});

test.beforeAll(() => new Promise<void>((resolve) => answer.listen(OLLAMA_PORT, "127.0.0.1", () => resolve())));
test.afterAll(() => {
  answer.closeAllConnections();
  answer.close();
});

test("an owner finds a model on this computer, uses it and goes back to the embedded engine", async ({ page }) => {
  await signedInAs(page, "demo");
  await page.goto("/app/chat");
  await openSettings(page, "AI models");
  const text = page.getByRole("region", { name: "In use" }).getByRole("row", { name: /^Text/ });
  await expect(text).toContainText("Cold Open");
  await page.getByRole("button", { name: "Look for models on this computer" }).click();
  await page.getByRole("button", { name: "Use journey-model:1b" }).click();
  await expect(page.getByText(/journey-model:1b works: first words after/)).toBeVisible();
  await expect(text).toContainText("journey-model:1b (Ollama)");
  await page.getByRole("button", { name: "Change the model for Text" }).click();
  await page.getByRole("menuitemradio", { name: "Cold Open" }).click();
  await expect(text).toContainText("Built in");
  await page.getByRole("button", { name: "Remove journey-model:1b (Ollama)" }).click();
  await expect(page.getByRole("region", { name: "Set up" })).toHaveCount(0);
});
