import { ExecutionEvent, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import type { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import { type IdeationService, ideationService } from "./service.ts";

const PATH = "/executions";
type Tracked = { metadata: { tracking: { organizationId: string; channelUCID: string } } };
const authorizeTracked = (authorize: Authorize, { metadata: { tracking } }: Tracked) =>
  authorize({ organizationId: tracking.organizationId, channelUcid: tracking.channelUCID });
const roomOf = (runId: string) => `run:${runId}`;

/** The node's generations, and how those who asked hear of them on whichever node they are. */
export function openExecutions(world: World): {
  service: IdeationService;
  handlers: SocketHandlers<typeof executionsNamespace>;
} {
  const namespace = world.sockets.io.of(PATH);
  const service = ideationService(world, (runIds) => {
    for (const runId of runIds) tellAll({ runId, state: "error", errorReason: UNKNOWN_STREAM_ERROR });
  });
  const { running } = service;
  const tellHere = (event: ExecutionEvent) =>
    void namespace.local.to(roomOf(event.runId)).emit("execution", { ...event });
  // Here first and in order: what goes through the database may overtake itself.
  const tellAll = (event: ExecutionEvent) => {
    tellHere(event);
    namespace.serverSideEmit("told", event);
  };
  const isPassing = (event: ExecutionEvent) => event.state === "start" || (event.state === "partial" && !event.isWhole);
  /** A start and words in the making go only to this node's sockets, who asked; what is whole reaches every node. */
  const tell = (event: ExecutionEvent) => (isPassing(event) ? tellHere(event) : tellAll(event));

  namespace.on("told", (event: unknown) => tellHere(ExecutionEvent.parse(event)));
  namespace.on("stop", (runId: unknown) => running.stop(String(runId)));
  namespace.on("heard", (runId: unknown) => running.heard(String(runId)));

  const listening = new WeakMap<NamespaceSocket, Set<string>>();
  const leave = (runIds: ReadonlySet<string>) => {
    for (const runId of runIds) if (!namespace.adapter.rooms.get(roomOf(runId))?.size) running.unheard(runId);
  };
  const listen = async (socket: NamespaceSocket, runId: string) => {
    await socket.join(roomOf(runId));
    const heard = listening.get(socket);
    if (heard) return void heard.add(runId);
    const first = new Set([runId]);
    listening.set(socket, first);
    socket.once("disconnect", () => leave(first));
  };

  const handlers: SocketHandlers<typeof executionsNamespace> = {
    execution: async ({ data, caller, authorize, socket }) => {
      const { runId } = data.metadata.tracking;
      return service.start(await authorizeTracked(authorize, data), caller.userId, data, {
        listen: () => listen(socket, runId),
        tell,
      });
    },
    "passthrough-execution": async ({ data, caller, authorize, socket }) => {
      const { runId } = data.metadata.tracking;
      return service.name(
        await authorizeTracked(authorize, data),
        caller.userId,
        data,
        (result, isWhole) => void socket.emit("passthrough-execution", { runId, result, isWhole }),
        () => void socket.emit("error", { runId, errorReason: UNKNOWN_STREAM_ERROR }),
      );
    },
    join: async ({ data: { runId }, caller, authorize, socket }) => {
      const scope = await service.authorizeRun(authorize, caller.userId, runId);
      // Listening before reading: what becomes whole in between is heard twice rather than never.
      await listen(socket, runId);
      const run = await service.mine(scope, caller.userId, runId);
      running.heard(runId);
      namespace.serverSideEmit("heard", runId);
      for (const element of run.elements) socket.emit("execution", { runId, state: "partial", element, isWhole: true });
      const isRunning = run.state === "start" || run.state === "partial";
      if (run.state === "complete" || run.state === "stopped") socket.emit("execution", { runId, state: run.state });
      if (run.state === "error")
        socket.emit("execution", { runId, state: "error", errorReason: run.errorReason ?? UNKNOWN_STREAM_ERROR });
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
