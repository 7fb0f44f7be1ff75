import { aFollowedChannel } from "@coldopen/contract/following/factory";
import { anElement } from "@coldopen/contract/ideation/factory";
import { snakeName } from "@coldopen/contract/kernel/wire";
import type { Page, WebSocketRoute } from "@playwright/test";
import { z } from "zod";
import { payloads } from "./payloads.ts";

/** Names of fields with display texts, at any depth of an answer. */
const WORDS = new Set([
  ..."name firstName lastName email handle invitedBy device title description organizationName".split(" "),
]);
const place = { next: 0 };
const payload = () => payloads[place.next++ % payloads.length] ?? "";

function poisoned(value: unknown, key = ""): unknown {
  if (typeof value === "string") return WORDS.has(key) ? payload() : value;
  if (Array.isArray(value)) return value.map((inner) => poisoned(inner, key));
  if (value === null || typeof value !== "object") return value;
  // Gates are identified by their name.
  const isGate = "isOn" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isGate && name === "name" ? inner : poisoned(inner, name)]),
  );
}

/** Replaces the display texts in the server's answers by payloads. */
export async function poisonAnswers(page: Page): Promise<void> {
  for (const address of ["**/api/users/sessions", "**/api/orgs/*/team", "**/api/orgs/*/labs"])
    await page.route(address, async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: poisoned(await response.json()) });
    });
  const followed = payloads.map((name, at) =>
    aFollowedChannel({
      id: crypto.randomUUID(),
      favoriteUcid: `UCfielddays00000000${String(at).padStart(5, "0")}`,
      name,
    }),
  );
  const results = followed.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeName(name), value])),
  );
  await page.route("**/api/idea/user_favorite_channels/by_creator?*", (route) => route.fulfill({ json: { results } }));
}

const Told = z.tuple([z.literal("execution"), z.looseObject({ runId: z.uuid(), state: z.string() })]);
const EVENT = /^42(\/executions,)(.*)$/s;
const IDEAS = 6;
const each = Math.floor(payloads.length / IDEAS);

/** Replaces a run's ideas by six with many payloads each, followed by an error that is a payload. */
export async function poisonStream(page: Page): Promise<void> {
  const instead = (message: string | Buffer): readonly (string | Buffer)[] => {
    const [, namespace, json] = EVENT.exec(String(message)) ?? [];
    const told = json === undefined ? undefined : Told.safeParse(JSON.parse(json)).data?.[1];
    if (!told) return [message];
    const say = (event: object) => `42${namespace}${JSON.stringify(["execution", { runId: told.runId, ...event }])}`;
    if (told.state === "partial") return [];
    if (told.state !== "start") return [say({ state: "error", errorReason: payload() })];
    const ideas = Array.from({ length: IDEAS }, (_, index) => {
      const content = payloads.slice(index * each, (index + 1) * each).join(" ");
      const receipts = [{ videoId: "fieldday001", title: payload(), performanceIndex: 3, thumb: null }];
      return anElement(index, { id: crypto.randomUUID(), content, description: payload(), receipts });
    });
    const partial = (isWhole: boolean) => ideas.map((element) => say({ state: "partial", element, isWhole }));
    return [message, ...partial(false), ...partial(true)];
  };
  await page.routeWebSocket(/\/socket\.io\//, (browser: WebSocketRoute) => {
    const studio = browser.connectToServer();
    studio.onMessage((message) => {
      for (const said of instead(message)) browser.send(said);
    });
  });
}
