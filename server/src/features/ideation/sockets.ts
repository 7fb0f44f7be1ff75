import { type ExecutionEvent, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import { emitterOf, type Target } from "../../platform/sockets/emit.ts";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import { type IdeationService, ideationService } from "./service.ts";

type Tracked = { metadata: { tracking: { organizationId: string; channelUCID: string } } };
type RunRef = Target["run"];
const authorizeTracked = (authorize: Authorize, { metadata: { tracking } }: Tracked) =>
  authorize({ organizationId: tracking.organizationId, channelUcid: tracking.channelUCID });

/** The generations of this process, and the sockets that follow generations of any process. */
export function openExecutions(context: AppContext): {
  service: IdeationService;
  handlers: SocketHandlers<typeof executionsNamespace>;
} {
  const namespace = context.sockets.io.of(executionsNamespace.path);
  const emit = emitterOf(context.sockets.io, executionsNamespace);
  const service = ideationService(context);
  const { runs } = service;

  const followed = new Map<string, AbortController>();
  /** Forwards the events of a run to its room on this node, once for all sockets in it. */
  const follow = ({ scope, runId }: RunRef, after: number) => {
    if (followed.has(runId)) return;
    const controller = new AbortController();
    followed.set(runId, controller);
    context.background.run("run events", async () => {
      try {
        for await (const { event } of runs.read(runId, { after, signal: controller.signal }))
          emit("execution", { scope, runId }, { ...event }, { isLocal: true });
      } finally {
        if (followed.get(runId) === controller) followed.delete(runId);
      }
    });
  };
  const unfollow = (runId: string) => {
    followed.get(runId)?.abort();
    followed.delete(runId);
    runs.markUnsubscribed(runId);
  };

  const hasSubscriber = ({ scope, runId }: RunRef) =>
    roomsFor.run(scope, runId).some((room) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0);
  const subscriptions = new WeakMap<NamespaceSocket, Map<string, RunRef>>();
  const subscribe = async (socket: NamespaceSocket, run: RunRef) => {
    await socket.join(roomsFor.run(run.scope, run.runId));
    const subscribed = subscriptions.get(socket);
    if (subscribed) return void subscribed.set(run.runId, run);
    const first = new Map([[run.runId, run]]);
    subscriptions.set(socket, first);
    socket.once("disconnect", () => {
      for (const left of first.values()) if (!hasSubscriber(left)) unfollow(left.runId);
    });
  };

  const handlers: SocketHandlers<typeof executionsNamespace> = {
    execution: async ({ data, caller, authorize, socket }) => {
      const scope = await authorizeTracked(authorize, data);
      return service.start(scope, caller, data, async ({ id: runId, lastEventId }) => {
        await subscribe(socket, { scope, runId });
        follow({ scope, runId }, lastEventId);
      });
    },
    "passthrough-execution": async ({ data, caller, authorize, socket }) => {
      const { runId } = data.metadata.tracking;
      const to = { socketId: socket.id };
      return service.nameProject(await authorizeTracked(authorize, data), caller, data, {
        onName: (result, isWhole) => emit("passthrough-execution", to, { runId, result, isWhole }, { isLocal: true }),
        onError: () => emit("error", to, { runId, errorReason: UNKNOWN_STREAM_ERROR }, { isLocal: true }),
      });
    },
    join: async ({ data: { runId }, caller, authorize, socket }) => {
      const scope = await service.authorizeRun(authorize, caller.userId, runId);
      // Subscribed before reading: an element that is stored in between arrives twice rather than never.
      await subscribe(socket, { scope, runId });
      follow({ scope, runId }, await runs.findLastEventId(runId));
      const run = await service.getRun(scope, caller.userId, runId);
      runs.markSubscribed(runId);
      const emitToSocket = (event: ExecutionEvent) => void socket.emit("execution", event);
      for (const element of run.elements) emitToSocket({ runId, state: "partial", element, isWhole: true });
      const isRunning = run.state === "start" || run.state === "partial";
      if (run.state === "complete" || run.state === "stopped") emitToSocket({ runId, state: run.state });
      if (run.state === "error")
        emitToSocket({ runId, state: "error", errorReason: run.errorReason ?? UNKNOWN_STREAM_ERROR });
      return { isRunning };
    },
    stop: async ({ data: { runId }, caller, authorize }) => {
      await service.authorizeRun(authorize, caller.userId, runId);
      await runs.stop(runId);
      return {};
    },
  };
  return { service, handlers };
}
