import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { io, type Socket } from "socket.io-client";

/** Address and credentials for requests of ideas. */
export type Place = {
  url: string;
  headers: Record<string, string>;
  scope: { organizationId: string; channelUCID: string };
  videoProjectId: string;
};

export async function openSocket({ url, headers }: Place): Promise<Socket> {
  const socket = io(`${url}/executions`, { transports: ["websocket"], forceNew: true, extraHeaders: headers });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

/** Requests six titles; returns the time of the first words and the result. */
export function stream(socket: Socket, { scope, videoProjectId }: Place): Promise<{ first: number; state: string }> {
  const runId = crypto.randomUUID();
  const from = performance.now();
  return new Promise((resolve) => {
    let first = 0;
    const hear = (event: ExecutionEvent) => {
      if (event.runId !== runId) return;
      if (event.state === "partial") first ||= performance.now() - from;
      if (event.state === "start" || event.state === "partial") return;
      socket.off("execution", hear);
      resolve({ first, state: event.state });
    };
    socket.on("execution", hear);
    socket.emit("execution", {
      metadata: { tracking: { runId, ...scope, videoProjectId } },
      data: { pane: "title", option: "variations", input: "I Spent 90 Days in a Van", numElementsToGenerate: 6 },
    });
  });
}
