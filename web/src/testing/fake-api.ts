import { aboutRoutes } from "@coldopen/contract/about/routes";
import { aiModelRoutes } from "@coldopen/contract/ai-models/routes";
import { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import { archiveRoutes } from "@coldopen/contract/archives/routes";
import { billingRoutes } from "@coldopen/contract/billing/routes";
import { castRoutes } from "@coldopen/contract/cast/routes";
import { catalogueRoutes } from "@coldopen/contract/catalogue/routes";
import { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import { channelRoutes } from "@coldopen/contract/channels/routes";
import { chatRoutes, threadOptionRoutes } from "@coldopen/contract/chat/routes";
import { chatFeedbackRoutes } from "@coldopen/contract/chat-feedback/routes";
import { chatMemoryRoutes } from "@coldopen/contract/chat-memory/routes";
import { commentRoutes } from "@coldopen/contract/comments/routes";
import { creatorRoutes } from "@coldopen/contract/creators/routes";
import { documentRoutes } from "@coldopen/contract/documents/routes";
import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import { followingRoutes } from "@coldopen/contract/following/routes";
import { ideaCanvasRoutes } from "@coldopen/contract/idea-canvas/routes";
import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Parsed, Reply, Route, RouteTable } from "@coldopen/contract/kernel/route";
import { toCamelCase, toSnakeCase } from "@coldopen/contract/kernel/wire";
import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import { labsRoutes } from "@coldopen/contract/labs/routes";
import { mailboxRoutes } from "@coldopen/contract/mailbox/routes";
import { onboardingRoutes } from "@coldopen/contract/onboarding/routes";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { pictureRoutes } from "@coldopen/contract/pictures/routes";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { profilePictureRoutes } from "@coldopen/contract/profile-picture/routes";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { savedItemRoutes } from "@coldopen/contract/saved-items/routes";
import { scoreRoutes } from "@coldopen/contract/scores/routes";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { storybeatRoutes } from "@coldopen/contract/storybeats/routes";
import { supportRoutes } from "@coldopen/contract/support/routes";
import { teamRoutes } from "@coldopen/contract/team/routes";
import { thumbnailScoreRoutes } from "@coldopen/contract/thumbnail-scores/routes";
import { thumbnailRoutes } from "@coldopen/contract/thumbnails/routes";
import { watchlistRoutes } from "@coldopen/contract/watchlists/routes";
import { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import { z } from "zod";

const tables = {
  session: sessionRoutes,
  channels: channelRoutes,
  channelSettings: channelSettingsRoutes,
  onboarding: onboardingRoutes,
  cast: castRoutes,
  team: teamRoutes,
  aiModels: aiModelRoutes,
  archives: archiveRoutes,
  apiKeys: apiKeyRoutes,
  webhooks: webhookRoutes,
  billing: billingRoutes,
  labs: labsRoutes,
  about: aboutRoutes,
  support: supportRoutes,
  mailbox: mailboxRoutes,
  projects: projectRoutes,
  ideation: ideationRoutes,
  pictures: pictureRoutes,
  profilePicture: profilePictureRoutes,
  documents: documentRoutes,
  storybeats: storybeatRoutes,
  catalogue: catalogueRoutes,
  outliers: outlierRoutes,
  following: followingRoutes,
  creators: creatorRoutes,
  savedItems: savedItemRoutes,
  scores: scoreRoutes,
  ideas: ideaRoutes,
  ideaCanvas: ideaCanvasRoutes,
  watchlists: watchlistRoutes,
  feedTests: feedTestRoutes,
  pitches: pitchRoutes,
  comments: commentRoutes,
  keywords: keywordRoutes,
  thumbnailScores: thumbnailScoreRoutes,
  thumbnails: thumbnailRoutes,
  chat: chatRoutes,
  threadOptions: threadOptionRoutes,
  chatFeedback: chatFeedbackRoutes,
  chatMemory: chatMemoryRoutes,
} satisfies Record<string, RouteTable>;

type Handler<R extends Route> = (
  input: Parsed<R>,
) => R extends { stream: true } ? AsyncIterable<Reply<R>> : Reply<R> | Promise<Reply<R>>;
export type FakeHandlers = {
  [F in keyof typeof tables]?: { [K in keyof (typeof tables)[F]]?: Handler<Extract<(typeof tables)[F][K], Route>> };
};
type Call = { name: string; input: unknown };

const entries = Object.entries(tables).flatMap(([feature, table]) =>
  Object.entries<Route>(table).map(([name, route]) => ({ feature, name, route, pattern: patternOf(route.path) })),
);

function patternOf(path: string) {
  return new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
}

/** Answers fetch by the contract, which checks input and reply; routes without a handler are not found. */
export function fakeApi(handlers: FakeHandlers) {
  const calls: Call[] = [];

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const found = entries.find(({ route, pattern }) => route.method === request.method && pattern.test(url.pathname));
    if (!found) throw new AppError("not_found", `No route ${request.method} ${url.pathname}`);
    const { feature, name, route, pattern } = found;
    const inward = (value: unknown) => (route.wire === "snake" ? toCamelCase(value) : value);
    const text = await request.text();
    const input = {
      ...(route.params && { params: route.params.parse({ ...pattern.exec(url.pathname)?.groups }) }),
      ...(route.query && { query: route.query.parse(inward(queryOf(url))) }),
      ...(route.body && { body: route.body.parse(inward(text === "" ? undefined : JSON.parse(text))) }),
    };
    calls.push({ name: `${feature}.${name}`, input });
    const handler = handlerOf(handlers, feature, name);
    if (!handler) throw new AppError("not_found", `Nothing answers ${feature}.${name} in this test`);
    const outward = (value: unknown) => (route.wire === "snake" ? toSnakeCase(value) : value);
    const reply = await handler(input);
    if (route.stream) return eventStream(reply, (event) => outward(route.reply.parse(event)));
    return Response.json(outward(route.reply.parse(reply)));
  }

  return {
    calls,
    /** How often a route was called, named like `session.profile`. */
    count: (name: string) => calls.filter((call) => call.name === name).length,
    fetch: async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const target = address instanceof Request ? address : new Request(new URL(address, "http://studio.test"), init);
      try {
        return await answer(target);
      } catch (error) {
        const known = error instanceof AppError ? error : new AppError("invalid_input", String(error));
        return Response.json(
          {
            ...{ code: known.code, message: known.message, requestId: "req-test" },
            ...{ currentVersion: known.currentVersion, limit: known.limit, organization: known.organization },
          },
          {
            status: known.status,
            ...(known.retryAfterSeconds !== undefined && {
              headers: { "retry-after": String(known.retryAfterSeconds) },
            }),
          },
        );
      }
    },
  };
}

const NamedEvent = z.object({ event: z.string(), data: z.unknown() });
const Events = z.custom<AsyncIterable<unknown>>((value) => Symbol.asyncIterator in Object(value));

/** Events are numbered from one; a generator that returns early cuts the stream. */
function eventStream(events: unknown, write: (event: unknown) => unknown): Response {
  const encoder = new TextEncoder();
  let id = 0;
  const frames = Events.parse(events)[Symbol.asyncIterator]();
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done) return controller.close();
      const { event, data } = NamedEvent.parse(write(value));
      id += 1;
      controller.enqueue(encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    cancel: () => void frames.return?.(),
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

function handlerOf(handlers: FakeHandlers, feature: string, name: string) {
  const table: unknown = Object.entries(handlers).find(([key]) => key === feature)?.[1];
  const handler: unknown = Object.entries(Object(table)).find(([key]) => key === name)?.[1];
  return typeof handler === "function" ? (input: unknown): unknown => handler(input) : undefined;
}

function queryOf({ searchParams }: URL) {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length > 1 ? values : values[0]];
    }),
  );
}
