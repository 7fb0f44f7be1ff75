import { ExecutionEvent, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { z } from "zod";
import type { Authorize } from "../../platform/access/access-check.ts";
import { emitterOf, type Target } from "../../platform/sockets/emit.ts";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import { type IdeationService, ideationService } from "./service.ts";

type Tracked = { metadata: { tracking: { organizationId: string; channelUCID: string } } };
const authorizeTracked = (authorize: Authorize, { metadata: { tracking } }: Tracked) =>
  authorize({ organizationId: tracking.organizationId, channelUcid: tracking.channelUCID });
type RunScope = Target["run"]["scope"];
const Scoped = z.object({ organizationId: z.uuid(), channelUcid: z.string() });
const Told = z.object({ scope: Scoped, event: ExecutionEvent });

/** The node's generations, and how those who asked hear of them on whichever node they are. */
export function openExecutions(world: World): {
  service: IdeationService;
  handlers: SocketHandlers<typeof executionsNamespace>;
} {
  const namespace = world.sockets.io.of(executionsNamespace.path);
  const emit = emitterOf(world.sockets.io, executionsNamespace);
  const service = ideationService(world, (ended) => {
    for (const { runId, ...scope } of ended)
      tellAll(scope, { runId, state: "error", errorReason: UNKNOWN_STREAM_ERROR });
  });
  const { running } = service;
  const tellHere = (scope: RunScope, event: ExecutionEvent) =>
    emit("execution", { scope, runId: event.runId }, { ...event }, { isLocal: true });
  // Here first and in order: what goes through the database may overtake itself.
  const tellAll = (scope: RunScope, event: ExecutionEvent) => {
    tellHere(scope, event);
    namespace.serverSideEmit("told", { scope, event });
  };
  const isPassing = (event: ExecutionEvent) => event.state === "start" || (event.state === "partial" && !event.isWhole);
  /** A start and words in the making go only to this node's sockets, who asked; what is whole reaches every node. */
  const tellOf = (scope: RunScope) => (event: ExecutionEvent) =>
    isPassing(event) ? tellHere(scope, event) : tellAll(scope, event);

  namespace.on("told", (told: unknown) => {
    const { scope, event } = Told.parse(told);
    tellHere(scope, event);
  });
  namespace.on("stop", (runId: unknown) => running.stop(String(runId)));
  namespace.on("heard", (runId: unknown) => running.heard(String(runId)));

  type Followed = { scope: RunScope; runId: string };
  const hasListener = ({ scope, runId }: Followed) =>
    roomsFor.run(scope, runId).some((room) => (namespace.adapter.rooms.get(room)?.size ?? 0) > 0);
  const listening = new WeakMap<NamespaceSocket, Map<string, Followed>>();
  const leave = (runs: Iterable<Followed>) => {
    for (const run of runs) if (!hasListener(run)) running.unheard(run.runId);
  };
  const listen = async (socket: NamespaceSocket, run: Followed) => {
    await socket.join(roomsFor.run(run.scope, run.runId));
    const followed = listening.get(socket);
    if (followed) return void followed.set(run.runId, run);
    const first = new Map([[run.runId, run]]);
    listening.set(socket, first);
    socket.once("disconnect", () => leave(first.values()));
  };

  const handlers: SocketHandlers<typeof executionsNamespace> = {
    execution: async ({ data, caller, authorize, socket }) => {
      const { runId } = data.metadata.tracking;
      const scope = await authorizeTracked(authorize, data);
      return service.start(scope, caller, data, {
        listen: () => listen(socket, { scope, runId }),
        tell: tellOf(scope),
      });
    },
    "passthrough-execution": async ({ data, caller, authorize, socket }) => {
      const { runId } = data.metadata.tracking;
      const to = { socketId: socket.id };
      return service.name(
        await authorizeTracked(authorize, data),
        caller,
        data,
        (result, isWhole) => emit("passthrough-execution", to, { runId, result, isWhole }, { isLocal: true }),
        () => emit("error", to, { runId, errorReason: UNKNOWN_STREAM_ERROR }, { isLocal: true }),
      );
    },
    join: async ({ data: { runId }, caller, authorize, socket }) => {
      const scope = await service.authorizeRun(authorize, caller.userId, runId);
      // Listening before reading: what becomes whole in between is heard twice rather than never.
      await listen(socket, { scope, runId });
      const run = await service.mine(scope, caller.userId, runId);
      running.heard(runId);
      namespace.serverSideEmit("heard", runId);
      const tellSocket = (event: ExecutionEvent) => void socket.emit("execution", event);
      for (const element of run.elements) tellSocket({ runId, state: "partial", element, isWhole: true });
      const isRunning = run.state === "start" || run.state === "partial";
      if (run.state === "complete" || run.state === "stopped") tellSocket({ runId, state: run.state });
      if (run.state === "error")
        tellSocket({ runId, state: "error", errorReason: run.errorReason ?? UNKNOWN_STREAM_ERROR });
      return { isRunning };
    },
    stop: async ({ data: { runId }, caller, authorize }) => {
      await service.authorizeRun(authorize, caller.userId, runId);
      running.stop(runId);
      namespace.serverSideEmit("stop", runId);
      return {};
    },
  };
  return { service, handlers };
}
