import { ExecutionEvent, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import type { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { NamespaceSocket } from "../../platform/sockets/namespace-socket.ts";
import type { Standing } from "../../platform/sockets/rooms.ts";
import type { SocketHandlers } from "../../platform/sockets/serve-namespace.ts";
import type { World } from "../../world.ts";
import { accessStore } from "../session/index.ts";
import { type IdeationService, ideationService } from "./service.ts";

const PATH = "/executions";
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
  const { standing } = accessStore(world.db);
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

  /** Before a start is counted for an organization: strangers must not use up its limit. */
  const requireMembership = async ({ sessionId, organizationIds }: Standing, organizationId: string) => {
    if (organizationIds.includes(organizationId)) return;
    // The person may have joined after the socket was opened.
    const [current] = await standing([sessionId]);
    if (!current?.organizationIds.includes(organizationId)) throw new AppError("not_found", "Not found");
  };

  const handlers: SocketHandlers<typeof executionsNamespace> = {
    execution: async ({ data, caller, socket }) => {
      const { runId, organizationId } = data.metadata.tracking;
      await requireMembership(caller, organizationId);
      return service.start(caller.userId, data, { listen: () => listen(socket, runId), tell });
    },
    "passthrough-execution": async ({ data, caller, socket }) => {
      const { runId, organizationId } = data.metadata.tracking;
      await requireMembership(caller, organizationId);
      return service.name(
        caller.userId,
        data,
        (result, isWhole) => void socket.emit("passthrough-execution", { runId, result, isWhole }),
        () => void socket.emit("error", { runId, errorReason: UNKNOWN_STREAM_ERROR }),
      );
    },
    join: async ({ data: { runId }, caller, socket }) => {
      if (!(await service.isMine(caller.userId, runId))) throw new AppError("not_found", "Not found");
      // Listening before reading: what becomes whole in between is heard twice rather than never.
      await listen(socket, runId);
      const run = await service.mine(caller.userId, runId);
      running.heard(runId);
      namespace.serverSideEmit("heard", runId);
      for (const element of run.elements) socket.emit("execution", { runId, state: "partial", element, isWhole: true });
      const isRunning = run.state === "start" || run.state === "partial";
      if (run.state === "complete" || run.state === "stopped") socket.emit("execution", { runId, state: run.state });
      if (run.state === "error")
        socket.emit("execution", { runId, state: "error", errorReason: run.errorReason ?? UNKNOWN_STREAM_ERROR });
      return { isRunning };
    },
    stop: async ({ data: { runId }, caller }) => {
      if (!(await service.isMine(caller.userId, runId))) throw new AppError("not_found", "Not found");
      running.stop(runId);
      namespace.serverSideEmit("stop", runId);
      return {};
    },
  };
  return { service, handlers };
}
