import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loopbackModels } from "../../adapters/local-models/loopback.ts";
import { listModels } from "../../adapters/provider-models/list-models.ts";
import { KeyRejectedError, type ProviderSettings } from "../../adapters/provider-models/port.ts";
import { startModelServer } from "../../testing/fake-models.ts";
import { givenIdeator, scriptedModel } from "../../testing/ideation.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

const KEY = "sk-test-0123456789abcdef";
const CLOSED = 1;
let ollama: Awaited<ReturnType<typeof startModelServer>>;
let lmStudio: Awaited<ReturnType<typeof startModelServer>>;
let studio: TestApp;
/** Settings that models of providers were opened with for a call. */
const opened: ProviderSettings[] = [];
const scripted = scriptedModel(4);

beforeAll(async () => {
  ollama = await startModelServer({ kind: "ollama", models: ["llama3.2:3b", "qwen3:8b"] });
  lmStudio = await startModelServer({ kind: "openai", models: ["mistral-small"] });
  studio = await startApp({
    change: (context) => ({
      ...context,
      ...unlimited,
      localModels: loopbackModels({
        ollama: ollama.port,
        "lm-studio": lmStudio.port,
        "llama-cpp": CLOSED,
        vllm: CLOSED,
      }),
      providerModels: {
        ...context.providerModels,
        text: (settings) => {
          if (settings.baseUrl !== undefined) return context.providerModels.text(settings);
          opened.push(settings);
          return { ...scripted.model, name: settings.name, provider: settings.provider };
        },
      },
    }),
  });
});
afterAll(async () => {
  await studio.close();
  ollama.close();
  lmStudio.close();
});

const given = async () => {
  const ideator = await givenIdeator(studio);
  const browser = await studio.as(ideator.user.email);
  const base = `/api/orgs/${ideator.organizationId}/ai-models`;
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    browser.call({ method, url: `${base}${path}`, ...(payload && { payload }) });
  const brainstorm = async (data: object = {}) => {
    const payload = ideator.request({ numElementsToGenerate: 2, ...data });
    const { statusCode } = await browser.call({ method: "POST", url: "/api/executions/", payload });
    const { runId } = payload.metadata.tracking;
    const { rows } = await studio.context.db.pool.query("select made_by from ideation_runs where id = $1", [runId]);
    return { statusCode, madeBy: rows[0]?.made_by };
  };
  return { ...ideator, call, brainstorm };
};

describe("models on this computer", () => {
  it("are found on the servers' ports only when an owner looks", async () => {
    const { call } = await given();
    const before = ollama.requests.length;
    await call("GET", "");
    expect(ollama.requests.length).toBe(before);
    const { servers } = (await call("POST", "/local")).json();
    expect(servers).toEqual([
      { source: "ollama", models: ["llama3.2:3b", "qwen3:8b"] },
      { source: "lm-studio", models: ["mistral-small"] },
    ]);
    expect(ollama.requests.at(-1)?.path).toBe("/api/tags");
  });

  it("write brainstorms after a test run, and the embedded engine stays one try away", async () => {
    const { call, brainstorm } = await given();
    const model = { source: "ollama", model: "llama3.2:3b" };
    const used = await call("PUT", "/uses/text", { model });
    expect(used.statusCode).toBe(200);
    expect(used.json().speed).toMatchObject({ firstMs: expect.any(Number), wordsPerSecond: expect.any(Number) });
    const { uses, engines } = (await call("GET", "")).json();
    expect(uses[0]).toMatchObject({ use: "text", name: "llama3.2:3b (Ollama)", setBy: "organization" });
    expect(engines.text.map(({ name }: { name: string }) => name)).toEqual(["Cold Open", "llama3.2:3b (Ollama)"]);
    expect(await brainstorm()).toEqual({ statusCode: 200, madeBy: "llama3.2:3b (Ollama)" });
    expect(JSON.parse(ollama.requests.at(-1)?.body ?? "{}").model).toBe("llama3.2:3b");
    expect(await brainstorm({ engine: "embedded" })).toEqual({ statusCode: 200, madeBy: "Cold Open" });
    await call("PUT", "/uses/text", { model: null });
    expect(await brainstorm()).toMatchObject({ madeBy: "Cold Open" });
    expect(await brainstorm({ engine: engines.text[1].id })).toMatchObject({
      madeBy: "llama3.2:3b (Ollama)",
    });
  });

  it("are refused with a clear text if the server does not answer", async () => {
    const { call } = await given();
    const used = await call("PUT", "/uses/text", { model: { source: "vllm", model: "gone" } });
    expect([used.statusCode, used.json().message]).toEqual([
      502,
      "gone did not pass its test run. Check that it is available, or choose another model.",
    ]);
    expect((await call("GET", "")).json().models).toEqual([]);
  });

  it("are neither looked for nor used where they are switched off", async () => {
    const off = await startApp({
      databaseUrl: studio.databaseUrl,
      env: { LOCAL_MODELS: "off" },
      change: (context) => ({ ...context, ...unlimited }),
    });
    const { user, organizationId, call } = await given();
    await call("PUT", "/uses/text", { model: { source: "ollama", model: "qwen3:8b" } });
    const browser = await off.as(user.email);
    const url = `/api/orgs/${organizationId}/ai-models`;
    expect((await browser.call({ method: "POST", url: `${url}/local` })).statusCode).toBe(403);
    const { uses, models, canUseLocal } = (await browser.call({ url })).json();
    expect([uses[0].setBy, models[0].isAvailable, canUseLocal]).toEqual(["default", false, false]);
    await off.close();
  });
});

describe("keys of an organization", () => {
  it("are stored encrypted and never shown again", async () => {
    const { call } = await given();
    expect((await call("PUT", "/keys/openai", { apiKey: KEY })).json()).toEqual({
      text: ["gpt-5"],
      pictures: ["gpt-image-2"],
    });
    const overview = await call("GET", "");
    expect(overview.json().keys).toEqual([{ provider: "openai", addedAt: expect.any(String) }]);
    expect(overview.body).not.toContain(KEY);
    const { rows } = await studio.context.db.pool.query("select sealed_key from ai_keys");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(KEY);
  });

  it("are used for their own organization only, also if the other one names the model", async () => {
    const [own, other] = [await given(), await given()];
    await own.call("PUT", "/keys/openai", { apiKey: KEY });
    await own.call("PUT", "/uses/text", { model: { source: "openai", model: "gpt-5" } });
    opened.length = 0;
    expect(await own.brainstorm()).toMatchObject({ madeBy: "OpenAI, gpt-5" });
    expect(opened.map(({ apiKey }) => apiKey)).toContain(KEY);
    opened.length = 0;
    const { models } = (await own.call("GET", "")).json();
    expect(await other.brainstorm()).toEqual({ statusCode: 200, madeBy: "Cold Open" });
    expect((await other.brainstorm({ engine: models[0].id })).statusCode).toBe(404);
    await studio.context.db.pool.query(
      `insert into ai_keys (organization_id, provider, sealed_key)
        select $2, provider, sealed_key from ai_keys where organization_id = $1`,
      [own.organizationId, other.organizationId],
    );
    await other.call("PUT", "/uses/text", { model: { source: "openai", model: "gpt-5" } });
    expect(await other.brainstorm()).toEqual({ statusCode: 200, madeBy: "Cold Open" });
    expect(opened).toEqual([]);
  });

  it("take their models with them when they are deleted", async () => {
    const { call, brainstorm } = await given();
    await call("PUT", "/keys/openai", { apiKey: KEY });
    await call("PUT", "/uses/text", { model: { source: "openai", model: "gpt-5" } });
    await call("DELETE", "/keys/openai");
    expect((await call("GET", "")).json()).toMatchObject({ keys: [], models: [] });
    expect(await brainstorm()).toMatchObject({ madeBy: "Cold Open" });
  });

  it("stay within the budget of the organization", async () => {
    const capped = await startApp({
      databaseUrl: studio.databaseUrl,
      env: { AI_MONTHLY_CAP_CENTS: "1" },
      change: (context) => ({
        ...context,
        ...unlimited,
        providerModels: { ...context.providerModels, text: () => scripted.model },
      }),
    });
    const { user, organizationId, call } = await given();
    await call("PUT", "/keys/openai", { apiKey: KEY });
    const answer = await (await capped.as(user.email)).call({
      method: "PUT",
      url: `/api/orgs/${organizationId}/ai-models/uses/text`,
      payload: { model: { source: "openai", model: "gpt-5" } },
    });
    expect(answer.statusCode).toBe(402);
    await capped.close();
  });

  it("give way to the model of the environment", async () => {
    const fixed = await startApp({
      databaseUrl: studio.databaseUrl,
      env: {
        TEXT_MODEL_PROVIDER: "openai",
        TEXT_MODEL: "studio-1",
        TEXT_MODEL_BASE_URL: `http://127.0.0.1:${lmStudio.port}/v1`,
      },
      change: (context) => ({ ...context, ...unlimited }),
    });
    const { user, organizationId, call } = await given();
    await call("PUT", "/uses/text", { model: { source: "ollama", model: "qwen3:8b" } });
    const browser = await fixed.as(user.email);
    const url = `/api/orgs/${organizationId}/ai-models`;
    const { uses, engines } = (await browser.call({ url })).json();
    expect(uses[0]).toMatchObject({ setBy: "studio", name: expect.stringContaining("studio-1") });
    expect(engines.text).toEqual([{ id: "embedded", name: "Cold Open" }]);
    const refused = await browser.call({ method: "PUT", url: `${url}/uses/text`, payload: { model: null } });
    expect(refused.statusCode).toBe(409);
    await fixed.close();
  });
});

describe("the list of a provider's models", () => {
  it("is read with the key, and another failure is not reported as a rejected key", async () => {
    const server = await startModelServer({ kind: "openai", models: ["gpt-5"] });
    const address = `http://127.0.0.1:${server.port}`;
    const list = listModels({ openai: address, anthropic: address, google: address });
    const signal = AbortSignal.timeout(5_000);
    expect(await list("openai", KEY, signal)).toEqual(["gpt-5"]);
    expect(server.requests[0]?.authorization).toBe(`Bearer ${KEY}`);
    await expect(list("google", KEY, signal)).rejects.not.toBeInstanceOf(KeyRejectedError);
    server.close();
  });
});
