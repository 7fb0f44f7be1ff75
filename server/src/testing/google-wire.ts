import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Upload = { id: string; seconds: number; privacy?: "public" | "private" | "unlisted" };
type Channel = { id: string; title: string; handle?: string; subscribers?: number };
type Interruption = (response: ServerResponse) => unknown;
type Grant = { challenge: string; redirectUri: string; scope: string };

const HOUR_SECONDS = 3600;
const CLIENT = { id: "studio-client", secret: "client-secret-canary" };
const reportOf = (names: readonly string[], rows: readonly (readonly (string | number)[])[]) => ({
  kind: "youtubeAnalytics#resultTable",
  columnHeaders: names.map((name) => ({ name, columnType: "METRIC", dataType: "INTEGER" })),
  rows,
});

export const json = (status: number, value: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
/** Keeps the connection open and never answers. */
export const silence = () => {};
export const garbage = (response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "application/json" }).end("<html>busy");

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/**
 * Google's OAuth 2.0, the YouTube Data API and YouTube Analytics on this machine, for one account that agrees to everything.
 * `interruptions` answer instead, by the last part of the path.
 */
export async function googleWire() {
  const state = {
    channel: undefined as Channel | undefined,
    uploads: [] as Upload[],
    /** Undefined: the scopes that are asked for. */
    grantedScope: undefined as string | undefined,
    interruptions: new Map<string, Interruption[]>(),
    asked: [] as { name: string; url: string; authorization: string | undefined }[],
    revoked: [] as string[],
    refreshTokens: new Set<string>(),
    accessTokens: new Set<string>(),
    issued: [] as string[],
  };
  const grants = new Map<string, Grant>();
  /** Of agreements that name their channel, by code and by access token. */
  const chosenChannels = new Map<string, Channel>();

  const issue = (scope: string, refreshToken?: string) => {
    const accessToken = `access-canary-${randomUUID()}`;
    state.accessTokens.add(accessToken);
    state.issued.push(accessToken, ...(refreshToken ? [refreshToken] : []));
    if (refreshToken) state.refreshTokens.add(refreshToken);
    return {
      access_token: accessToken,
      expires_in: HOUR_SECONDS,
      token_type: "Bearer",
      scope,
      ...(refreshToken && { refresh_token: refreshToken }),
    };
  };
  const token = (form: URLSearchParams) => {
    if (form.get("client_id") !== CLIENT.id || form.get("client_secret") !== CLIENT.secret)
      return json(401, { error: "invalid_client" });
    if (form.get("grant_type") === "refresh_token")
      return state.refreshTokens.has(form.get("refresh_token") ?? "")
        ? json(200, issue(state.grantedScope ?? "refreshed"))
        : json(400, { error: "invalid_grant", error_description: "Token has been expired or revoked." });
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri"))
      return json(400, { error: "invalid_grant", error_description: "Bad Request" });
    const issued = issue(state.grantedScope ?? grant.scope, `refresh-canary-${randomUUID()}`);
    const chosen = chosenChannels.get(code);
    if (chosen) chosenChannels.set(issued.access_token, chosen);
    return json(200, issued);
  };
  const revoke = (form: URLSearchParams) => {
    const revoked = form.get("token") ?? "";
    state.revoked.push(revoked);
    return state.refreshTokens.delete(revoked) ? json(200, {}) : json(400, { error: "invalid_token" });
  };

  const channels = (_: URLSearchParams, accessToken: string) => {
    const channel = chosenChannels.get(accessToken) ?? state.channel;
    if (!channel) return json(200, { items: [] });
    const { id, title, handle = "@fielddays", subscribers = 1200 } = channel;
    const item = {
      kind: "youtube#channel",
      id,
      snippet: { title, customUrl: handle, thumbnails: { default: { url: "https://yt3.ggpht.com/a.jpg" } } },
      statistics: { subscriberCount: String(subscribers), hiddenSubscriberCount: false },
      contentDetails: { relatedPlaylists: { likes: "", uploads: `UU${id.slice(2)}` } },
    };
    return json(200, { kind: "youtube#channelListResponse", items: [item] });
  };
  const playlistItems = (query: URLSearchParams) => {
    if (state.uploads.length === 0)
      return json(404, { error: { code: 404, errors: [{ reason: "playlistNotFound", message: "Not found" }] } });
    const from = Number(query.get("pageToken") ?? 0);
    const to = from + Number(query.get("maxResults"));
    return json(200, {
      items: state.uploads.slice(from, to).map(({ id }) => ({ contentDetails: { videoId: id } })),
      ...(to < state.uploads.length && { nextPageToken: String(to) }),
    });
  };
  const videos = (query: URLSearchParams) => {
    const ids = new Set(query.get("id")?.split(","));
    const found = state.uploads.filter(({ id }) => ids.has(id));
    return json(200, {
      items: found.map(({ id, seconds, privacy = "public" }) => ({
        id,
        contentDetails: { duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S` },
        status: { privacyStatus: privacy, madeForKids: false },
      })),
    });
  };
  const reports = (query: URLSearchParams) => {
    const dimensions = query.get("dimensions");
    if (dimensions === "ageGroup,gender")
      return json(
        200,
        reportOf(
          ["ageGroup", "gender", "viewerPercentage"],
          [
            ["age25-34", "female", 21.25],
            ["age25-34", "male", 40.5],
            ["age18-24", "male", 38.25],
          ],
        ),
      );
    if (dimensions === "country")
      return json(
        200,
        reportOf(
          ["country", "views"],
          [
            ["US", 7000],
            ["DE", 1200],
          ],
        ),
      );
    const metrics = query.get("metrics")?.split(",") ?? [];
    return json(200, reportOf(metrics, [metrics.map((_, column) => [9000, 41_500, 276, 35][column] ?? 0)]));
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const name = url.pathname.split("/").at(-1) ?? "";
    const { authorization } = request.headers;
    state.asked.push({ name, url: request.url ?? "", authorization });
    const form = request.method === "POST" ? await formOf(request) : new URLSearchParams();
    const interruption = state.interruptions.get(name)?.shift();
    if (interruption) return void interruption(response);
    if (name === "token") return token(form)(response);
    if (name === "revoke") return revoke(form)(response);
    if (name === "auth") return consent(url, response);
    const accessToken = authorization?.replace("Bearer ", "") ?? "";
    if (!state.accessTokens.has(accessToken))
      return json(401, { error: { code: 401, errors: [{ reason: "authError", message: "Invalid Credentials" }] } })(
        response,
      );
    const resources = { channels, playlistItems, videos, reports };
    const resource = Object.entries(resources).find(([path]) => path === name)?.[1];
    return resource ? resource(url.searchParams, accessToken)(response) : json(404, {})(response);
  });
  /** The consent page, agreed to at once. */
  function consent({ searchParams }: URL, response: ServerResponse) {
    const code = `code-canary-${randomUUID()}`;
    const redirectUri = searchParams.get("redirect_uri") ?? "";
    grants.set(code, {
      challenge: searchParams.get("code_challenge") ?? "",
      redirectUri,
      scope: searchParams.get("scope") ?? "",
    });
    const target = new URL(redirectUri);
    target.search = String(new URLSearchParams({ code, state: searchParams.get("state") ?? "", scope: "granted" }));
    response.writeHead(302, { location: target.href }).end();
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    origin,
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_AUTH_URL: `${origin}/auth`,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_REVOKE_URL: `${origin}/revoke`,
      YOUTUBE_API_URL: `${origin}/v3`,
      YOUTUBE_ANALYTICS_URL: `${origin}/v2`,
    },
    /** What the consent page sends back to the studio. `channel` is chosen on it, instead of that of the account. */
    agree: async (address: string, channel?: Channel) => {
      const answer = await fetch(address, { redirect: "manual" });
      const { searchParams } = new URL(answer.headers.get("location") ?? "");
      const code = searchParams.get("code") ?? "";
      if (channel) chosenChannels.set(code, channel);
      return { code, state: searchParams.get("state") ?? "" };
    },
    interrupt: (name: string, ...answers: Interruption[]) => void state.interruptions.set(name, answers),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type GoogleWire = Awaited<ReturnType<typeof googleWire>>;
