import { someAiModels } from "@coldopen/contract/ai-models/factory";
import type { AiModels } from "@coldopen/contract/ai-models/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aUser } from "@coldopen/contract/session/factory";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const MODEL_ID = "0b7a1c52-5f0e-4f4e-9a55-0b6d6f6f5a11";
const withLlama = someAiModels({
  uses: someAiModels().uses.map((used) =>
    used.use === "text"
      ? { ...used, name: "llama3.2:3b (Ollama)", isEmbedded: false, setBy: "organization", engineId: MODEL_ID }
      : used,
  ),
  models: [{ id: MODEL_ID, source: "ollama", model: "llama3.2:3b", name: "llama3.2:3b (Ollama)", isAvailable: true }],
});

it("finds a model on this computer, tests it and uses it", async () => {
  let models: AiModels = someAiModels();
  const { person } = renderApp(paths.aiModels, {
    as: aUser(),
    api: {
      aiModels: {
        overview: () => models,
        findLocal: () => ({ servers: [{ source: "ollama", models: ["llama3.2:3b"] }] }),
        chooseModel: () => {
          models = withLlama;
          return { speed: { firstMs: 800, wordsPerSecond: 14.2 } };
        },
      },
    },
  });
  const used = within(await screen.findByRole("region", { name: "In use" }));
  expect(await used.findByRole("row", { name: /^Text/ })).toHaveTextContent("Cold Open");
  await person.click(screen.getByRole("button", { name: "Look for models on this computer" }));
  await person.click(await screen.findByRole("button", { name: "Use llama3.2:3b" }));
  expect(
    await screen.findByText("llama3.2:3b works: first words after 0.8 s, 14.2 words a second."),
  ).toBeInTheDocument();
  expect(await used.findByText("llama3.2:3b (Ollama)")).toBeVisible();
  expect(used.getByRole("row", { name: /^Text/ })).toHaveTextContent("Your organization");
});

it("says that no model server was found", async () => {
  const { person } = renderApp(paths.aiModels, {
    as: aUser(),
    api: { aiModels: { overview: () => someAiModels(), findLocal: () => ({ servers: [] }) } },
  });
  await person.click(await screen.findByRole("button", { name: "Look for models on this computer" }));
  expect(await screen.findByText(/No model server was found/)).toBeVisible();
});

it("stores a key once its provider accepts it, then offers the provider's models", async () => {
  let models = someAiModels();
  const { person } = renderApp(paths.aiModels, {
    as: aUser(),
    api: {
      aiModels: {
        overview: () => models,
        saveKey: ({ body }) => {
          if (body.apiKey.startsWith("wrong"))
            throw new AppError("invalid_input", "apiKey: OpenAI does not accept this key");
          models = someAiModels({ keys: [{ provider: "openai", addedAt: "2026-01-05T09:00:00.000Z" }] });
          return { text: ["gpt-5"], pictures: ["gpt-image-2"] };
        },
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Add a key of OpenAI" }));
  const field = screen.getByLabelText("API key");
  await person.type(field, "wrong-0123456789abcdef");
  await person.click(screen.getByRole("button", { name: "Check and store" }));
  expect(await screen.findByText("OpenAI does not accept this key")).toBeVisible();
  await person.clear(field);
  await person.type(field, "sk-0123456789abcdef");
  await person.click(screen.getByRole("button", { name: "Check and store" }));
  expect(await screen.findByRole("dialog", { name: "Models of OpenAI" })).toBeVisible();
  expect(screen.queryByDisplayValue("sk-0123456789abcdef")).not.toBeInTheDocument();
});

it("shows members what is in use, without anything to change", async () => {
  renderApp(paths.aiModels, { as: aMember(), api: { aiModels: { overview: () => withLlama } } });
  expect(await screen.findByText("llama3.2:3b (Ollama)")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Keys" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Change/ })).not.toBeInTheDocument();
});
