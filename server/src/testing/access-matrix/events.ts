import { ideaCanvasNamespace } from "@coldopen/contract/idea-canvas/sockets";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { ChannelEvent, MemberEvent, SystemNews } from "@coldopen/contract/notifications/sockets";
import { videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import type { AppContext } from "../../app-context.ts";
import { emitterOf, type Target } from "../../platform/sockets/emit.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import { CATALOGUE, type Home } from "./home.ts";

/** The person that the examples are about, and their tabs. */
export type Addressee = { home: Home; userId: string; tabs: Record<"/video-projects" | "/executions", string> };
type Publish = (context: AppContext, addressee: Addressee) => unknown;
/** Who receives an example, of those who follow everything they may follow. */
type Reach = "addressee" | "entitled" | "members";
export type EventExample = { path: string; reach: Reach; publish: Publish };

type ByType<U extends { eventType: string }> = {
  [T in U["eventType"]]: Omit<Extract<U, { eventType: T }>, "orgId" | "channelUCID">;
};
const channelEvents = (ids: Home["ids"], mark: string): ByType<ChannelEvent> => ({
  "videoProject:aiTag": { eventType: "videoProject:aiTag", projectId: ids.projectId },
  "videoProject:thumbnailDescribed": {
    eventType: "videoProject:thumbnailDescribed",
    projectId: ids.projectId,
    thumbnailId: ids.thumbnailId,
    description: mark,
  },
  "videoProject:listChanged": { eventType: "videoProject:listChanged", projectId: ids.projectId },
  "chatMemory:changed": { eventType: "chatMemory:changed" },
  "ideasForYou:changed": { eventType: "ideasForYou:changed" },
});
const memberEvents = (ids: Home["ids"], mark: string): ByType<MemberEvent> => ({
  "likeness:succeeded": { eventType: "likeness:succeeded" },
  "likeness:failed": { eventType: "likeness:failed" },
  "chatMemory:ownChanged": { eventType: "chatMemory:ownChanged" },
  "chat:threadAnswering": { eventType: "chat:threadAnswering", threadId: ids.threadId },
  "watchlist:alert": {
    eventType: "watchlist:alert",
    ruleId: ids.watchRuleId,
    videoId: CATALOGUE.videoId,
    videoTitle: mark,
    count: 1,
  },
  "comment:mentioned": {
    eventType: "comment:mentioned",
    projectId: ids.projectId,
    projectName: mark,
    commentId: ids.commentId,
    by: mark,
  },
});

const notification = (reach: Reach, publish: Publish): EventExample => ({ path: "/notifications", reach, publish });
const systemExamples: [string, EventExample][] = [
  ...SystemNews.user.options.map(({ shape }): [string, EventExample] => {
    const [eggType] = shape.eggType.values;
    return [
      `user ${eggType}`,
      notification(
        "addressee",
        ({ announce }, { userId }) => eggType && announce.toUser(userId, "system", { eggType }),
      ),
    ];
  }),
  [
    "organization refresh",
    notification("members", ({ announce }, { home }) =>
      announce.toOrganization(home.ids.organizationId, "system", { eggType: "refresh" }),
    ),
  ],
  ...ChannelEvent.options.map(({ shape }): [string, EventExample] => {
    const [eventType] = shape.eventType.values;
    return [
      `channel ${eventType}`,
      notification(
        "entitled",
        ({ announce }, { home: { ids, mark } }) =>
          eventType && announce.toChannel(ids, "system", channelEvents(ids, mark)[eventType]),
      ),
    ];
  }),
  ...MemberEvent.options.map(({ shape }): [string, EventExample] => {
    const [eventType] = shape.eventType.values;
    return [
      `member ${eventType}`,
      notification(
        "addressee",
        ({ announce }, { home, userId }) =>
          eventType && announce.toMember(home.ids, userId, "system", memberEvents(home.ids, home.mark)[eventType]),
      ),
    ];
  }),
];

const project = ({ ids }: Home): Target["project"] => ({ scope: ids, projectId: ids.projectId });
const run = ({ ids }: Home): Target["run"] => ({ scope: ids, runId: ids.runId });
const owner = (mark: string) => ({ userId: crypto.randomUUID(), name: mark });

/** One row an event of the namespace: one without its row does not compile. */
const projectExamples: Record<keyof typeof videoProjectsNamespace.toClient, Omit<EventExample, "path">> = {
  lockChanged: {
    reach: "entitled",
    publish: ({ sockets }, { home }) =>
      emitterOf(sockets.io, videoProjectsNamespace)("lockChanged", project(home), {
        videoProjectId: home.ids.projectId,
        lockOwner: owner(home.mark),
      }),
  },
  projectChanged: {
    reach: "entitled",
    publish: ({ sockets }, { home }) =>
      emitterOf(sockets.io, videoProjectsNamespace)("projectChanged", project(home), {
        videoProjectId: home.ids.projectId,
      }),
  },
  penAsked: {
    reach: "addressee",
    publish: ({ sockets }, { home, tabs }) =>
      emitterOf(sockets.io, videoProjectsNamespace)(
        "penAsked",
        { socketId: tabs["/video-projects"] },
        { videoProjectId: home.ids.projectId, by: owner(home.mark) },
      ),
  },
  penKept: {
    reach: "addressee",
    publish: ({ sockets }, { home, tabs }) =>
      emitterOf(sockets.io, videoProjectsNamespace)(
        "penKept",
        { socketId: tabs["/video-projects"] },
        { videoProjectId: home.ids.projectId },
      ),
  },
};
const executionExamples: Record<keyof typeof executionsNamespace.toClient, Omit<EventExample, "path">> = {
  execution: {
    reach: "addressee",
    publish: ({ sockets }, { home }) =>
      emitterOf(sockets.io, executionsNamespace)("execution", run(home), {
        runId: home.ids.runId,
        state: "error",
        errorReason: home.mark,
      }),
  },
  "passthrough-execution": {
    reach: "addressee",
    publish: ({ sockets }, { home, tabs }) =>
      emitterOf(sockets.io, executionsNamespace)(
        "passthrough-execution",
        { socketId: tabs["/executions"] },
        { runId: home.ids.runId, result: home.mark, isWhole: true },
      ),
  },
  error: {
    reach: "addressee",
    publish: ({ sockets }, { home, tabs }) =>
      emitterOf(sockets.io, executionsNamespace)(
        "error",
        { socketId: tabs["/executions"] },
        { runId: home.ids.runId, errorReason: home.mark },
      ),
  },
};
const canvasExamples: Record<keyof typeof ideaCanvasNamespace.toClient, Omit<EventExample, "path">> = {
  changed: {
    reach: "entitled",
    publish: ({ sockets }, { home: { ids, mark } }) =>
      emitterOf(sockets.io, ideaCanvasNamespace)(
        "changed",
        { rooms: roomsFor.channel(ids) },
        {
          orgId: ids.organizationId,
          channelUCID: ids.channelUcid,
          by: { userId: ids.personId, name: mark },
          update: { version: 1, isLocked: false, cards: [], removedCardIds: [], links: [], removedLinkIds: [] },
        },
      ),
  },
};

const rows = (path: string, examples: Record<string, Omit<EventExample, "path">>): [string, EventExample][] =>
  Object.entries(examples).map(([name, example]) => [`${path} ${name}`, { path, ...example }]);

/** Every kind of message that the contract lets the server send. */
export const eventExamples: [string, EventExample][] = [
  ...systemExamples,
  ...rows(videoProjectsNamespace.path, projectExamples),
  ...rows(executionsNamespace.path, executionExamples),
  ...rows(ideaCanvasNamespace.path, canvasExamples),
];
