import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Video = {
  id: string;
  channelId: string;
  title?: string;
  views?: number;
  privacy?: string;
  duration?: string;
  publishedAt?: string;
};
type Channel = { id: string; title: string; handle?: string; subscribers?: number; isHidden?: boolean };

const videoItem = ({
  id,
  channelId,
  title = "A day on the ice",
  views = 1000,
  privacy = "public",
  duration = "PT12M34S",
  publishedAt,
}: Video) => ({
  kind: "youtube#video",
  etag: `etag-${id}-${views}`,
  id,
  snippet: {
    publishedAt: publishedAt ?? "2026-06-01T12:00:00Z",
    channelId,
    title,
    channelTitle: "Field Days",
    categoryId: "19",
    tags: ["ice"],
    defaultAudioLanguage: "en-US",
    thumbnails: { high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, width: 480, height: 360 } },
  },
  contentDetails: { duration },
  statistics: { viewCount: String(views), likeCount: "50" },
  status: { privacyStatus: privacy, madeForKids: false },
});
const channelItem = ({ id, title, handle = "@fielddays", subscribers = 1000, isHidden = false }: Channel) => ({
  kind: "youtube#channel",
  id,
  snippet: { title, customUrl: handle, thumbnails: { default: { url: "https://yt3.ggpht.com/a.jpg" } } },
  statistics: { subscriberCount: String(subscribers), hiddenSubscriberCount: isHidden },
  contentDetails: { relatedPlaylists: { uploads: `uploads-of-${id}` } },
});
export const refusal = (status: number, reason: string) => (response: ServerResponse) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { code: status, errors: [{ reason, message: reason }] } }));

/** A server that speaks the wire format of YouTube's API and feeds. What is first in `interruptions` answers instead. */
export async function youtubeWire() {
  const state = {
    videos: [] as Video[],
    channels: [] as Channel[],
    feeds: new Map<string, { etag: string; videoIds: string[] }>(),
    interruptions: [] as ((response: ServerResponse) => unknown)[],
    asked: [] as { path: string; ids: string[]; headers: IncomingMessage["headers"]; url: string }[],
  };
  const json = (response: ServerResponse, value: unknown) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const ids = (url.searchParams.get("id") ?? "").split(",");
    state.asked.push({ path: url.pathname, ids, headers: request.headers, url: request.url ?? "" });
    const interruption = state.interruptions.shift();
    if (interruption) return void interruption(response);
    if (url.pathname === "/feed") {
      const feed = state.feeds.get(url.searchParams.get("channel_id") ?? "");
      if (!feed) return void response.writeHead(404).end();
      if (request.headers["if-none-match"] === feed.etag) return void response.writeHead(304).end();
      const entries = feed.videoIds.map((id) => `<entry><yt:videoId>${id}</yt:videoId></entry>`).join("");
      return void response.writeHead(200, { etag: feed.etag }).end(`<feed>${entries}</feed>`);
    }
    if (ids.length > 50) return void refusal(400, "invalidParameter")(response);
    if (url.pathname === "/v3/videos")
      return void json(response, { items: state.videos.filter(({ id }) => ids.includes(id)).map(videoItem) });
    if (url.pathname === "/v3/playlistItems") {
      const isUpload = ({ channelId }: Video) => url.searchParams.get("playlistId") === `uploads-of-${channelId}`;
      const items = state.videos.filter(isUpload).map(({ id }) => ({ contentDetails: { videoId: id } }));
      return void (items.length === 0 ? refusal(404, "playlistNotFound")(response) : json(response, { items }));
    }
    const forHandle = url.searchParams.get("forHandle");
    const isMeant = ({ id, handle }: Channel) => (forHandle === null ? ids.includes(id) : handle === forHandle);
    return void json(response, { items: state.channels.filter(isMeant).map(channelItem) });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    settings: { apiKey: "key-canary", dailyQuota: 100, apiUrl: `${origin}/v3`, feedUrl: `${origin}/feed` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type YoutubeWire = Awaited<ReturnType<typeof youtubeWire>>;
