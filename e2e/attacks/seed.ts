import { CastName } from "@coldopen/contract/cast/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { aBeat } from "@coldopen/contract/storybeats/factory";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { payloads } from "./payloads.ts";

const TAG_MAX = 40;
const NAME_MAX = 60;
const CAST_NAME_MAX = 40;
/** Names are one visible line without web addresses; the API refuses the other payloads. */
const isAcceptedName = (name: string) => CastName.safeParse(name).success;
const shortest = [...payloads].sort((a, b) => a.length - b.length);
const upTo = (letters: number) => shortest.filter((payload) => payload.length <= letters && payload.trim() !== "");
const parts = (size: number) =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, part) =>
    payloads.slice(part * size, (part + 1) * size),
  );

/** Fills every text field through the API; returns the project with the most payloads. */
export async function seed(
  request: APIRequestContext,
  user: UserProfile,
  origin: string,
): Promise<{ projectId: string }> {
  const [place] = user.organizations;
  if (!place) throw new Error("The person has no channel");
  const scope = { organizationId: place.organizationId, channelUCID: place.channel.ucid };
  const query = new URLSearchParams(scope);
  const channel = `/api/orgs/${scope.organizationId}/channels/${scope.channelUCID}`;
  const fine = async (answer: Promise<APIResponse>) => {
    const got = await answer;
    expect(got.status(), `${got.url()} ${await got.text()}`).toBeLessThan(300);
    return got;
  };
  const send = (method: "post" | "put", url: string, data: unknown) =>
    fine(request[method](url, { data, headers: { origin } }));
  const lastName = "</script><script>hit()</script>";
  await send("put", "/api/users/profile", { firstName: "vbscript:hit()", lastName });
  await send("put", `/api/orgs/${scope.organizationId}/labs/STUDIO_STORYBEATS`, { isOn: true });

  const ids = await Promise.all(
    parts(2).map(async ([name = "", title = name], turn) => {
      const sponsors = upTo(80).slice(turn % 20, (turn % 20) + 3);
      const tags = upTo(TAG_MAX).slice(turn % 10, (turn % 10) + 5);
      const made = await send("post", "/api/v3/video-project", {
        ...scope,
        name,
        title,
        tags,
        status: "in_development",
      });
      const { id } = (await made.json()).data;
      const publishDate = new Date().toISOString().slice(0, 10);
      await send("put", `/api/v3/video-project/${id}`, { sponsors, publishDate });
      return String(id);
    }),
  );
  const [projectId = ""] = ids;
  for (const content of payloads)
    await send("post", "/api/v3/video-project-option", {
      ...{ videoProjectId: projectId, source: "system", description: content, content, optionType: "TITLE" },
    });
  await send("post", "/api/v3/video-project-option", {
    ...{ videoProjectId: projectId, source: "user", description: null, optionType: "CONCEPT" },
    content: payloads.join("\n").slice(0, 5000),
  });
  const content = payloads.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  await send("put", `/api/v3/video-project/${projectId}/notes?${query}`, {
    version: 0,
    content: { type: "doc", content },
  });
  await send("put", `/api/v3/video-project/${projectId}/storybeats?${query}`, {
    version: 0,
    content: parts(2).map((texts) => aBeat({ id: crypto.randomUUID(), text: texts.join(" ") })),
  });
  await send("put", `${channel}/settings`, { bio: payloads.join(" ").slice(0, 1000) });
  const names = upTo(NAME_MAX)
    .map((name) => name.slice(0, CAST_NAME_MAX))
    .filter(isAcceptedName);
  expect(names.length).toBeGreaterThanOrEqual(8);
  for (const name of names.slice(0, 8)) {
    await send("post", `${channel}/outlier-filters`, { name, search: "performance_index_gte=2" });
    await send("post", `${channel}/cast`, { name, hasConsent: true });
  }
  return { projectId };
}

/** Script addresses are refused in every field for addresses. */
export async function isRefused(
  request: APIRequestContext,
  user: UserProfile,
  origin: string,
  projectId: string,
  href: string,
) {
  const [place] = user.organizations;
  const query = new URLSearchParams({
    organizationId: place?.organizationId ?? "",
    channelUCID: place?.channel.ucid ?? "",
  });
  const notes = `/api/v3/video-project/${projectId}/notes?${query}`;
  const { version } = await (await request.get(notes)).json();
  const put = async (url: string, data: unknown) => (await request.put(url, { data, headers: { origin } })).status();
  const doc = (...content: unknown[]) => ({ version, content: { type: "doc", content } });
  const text = { type: "text", text: "go", marks: [{ type: "link", attrs: { href } }] };
  return Promise.all([
    put(notes, doc({ type: "paragraph", content: [text] })),
    put(notes, doc({ type: "image", attrs: { src: href } })),
    put(notes, doc({ type: "youtube", attrs: { src: href } })),
    put(`/api/v3/video-project/${projectId}`, { youtubeURL: href }),
  ]);
}
