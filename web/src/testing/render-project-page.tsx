import type { GateValues } from "@coldopen/contract/labs/schema";
import { paths } from "@coldopen/contract/paths";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import type { LockReply } from "@coldopen/contract/projects/sockets";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { applyEdit } from "../features/project-editing/edits.ts";
import type { FakeHandlers } from "./fake-api.ts";
import { answerSockets } from "./fake-socket.ts";
import { renderApp } from "./render-app.tsx";

export const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const tess = { userId: aUser().id, name: "Tess" };
export const ownLock: LockReply = { videoProjectAccessible: true, lockOwner: tess, fence: 1 };

type ProjectHandlers = NonNullable<FakeHandlers["projects"]>;
type Activity = Awaited<ReturnType<NonNullable<ProjectHandlers["activity"]>>>["data"];
type Options = {
  path?: string;
  project?: VideoProjectDetail;
  activity?: Activity;
  lock?: LockReply;
  as?: UserProfile;
  handlers?: ProjectHandlers;
  ideation?: NonNullable<FakeHandlers["ideation"]>;
  gates?: Partial<GateValues>;
  api?: Omit<FakeHandlers, "projects" | "ideation">;
};

/** A project's page on a fake server that stores every change. */
export function openProject(options: Options = {}) {
  const { project = aProjectDetail(), activity = [], lock = ownLock, as = aUser(), handlers = {} } = options;
  let stored = project;
  const store = (edit: Parameters<typeof applyEdit>[1]) => {
    stored = applyEdit(stored, edit);
    return { data: stored };
  };
  answerSockets("clientRequest", lock);
  const app = renderApp(options.path ?? paths.project(channel, project.id), {
    as,
    gates: options.gates ?? {},
    api: {
      feedTests: { list: () => ({ data: [] }) },
      comments: { list: () => ({ data: [] }), people: () => ({ data: [] }) },
      ...options.api,
      ideation: { runs: () => ({ data: [] }), ...options.ideation },
      projects: {
        get: () => ({ data: stored }),
        activity: () => ({ data: activity }),
        tags: () => ({ tags: [], aiCategories: [] }),
        list: () => ({ data: [], responseMetadata: { nextCursor: null } }),
        update: ({ body: { fence, ...change } }) => store({ kind: "change", change }),
        addOption: ({ body: { fence, id = crypto.randomUUID(), position, asPrimary, ...rest } }) => {
          const option = { ...rest, id };
          store({ kind: "addOption", option, ...(position !== undefined && { back: { to: position, asPrimary } }) });
          return { data: option };
        },
        updateOption: ({ params: { id }, body }) => {
          if (body.content !== undefined) store({ kind: "setText", id, content: body.content });
          if (body.position !== undefined) store({ kind: "moveOption", id, to: body.position });
          return { data: stored.options.find((option) => option.id === id) ?? null };
        },
        removeOption: ({ params: { id } }) => {
          store({ kind: "removeOption", id });
          return {};
        },
        ...handlers,
      },
    },
  });
  return { ...app, saved: () => stored };
}
