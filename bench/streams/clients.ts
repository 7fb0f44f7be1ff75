import { setTimeout as sleep } from "node:timers/promises";
import { lowerPriority } from "@coldopen/worker-pool";
import type { StreamRequest } from "./messages.ts";
import { startProvider } from "./provider.ts";
import { openSocket, stream } from "./stream.ts";

/** A person may have 20 connections; one measures. */
const SOCKETS = 19;
const PAUSE_MS = 1500;

/** The language model and its concurrent clients in a separate process, so that the measuring process does nothing else. */
const provider = await startProvider();

async function listen({ place, streams }: StreamRequest) {
  // They simulate other machines.
  lowerPriority(19);
  provider.state.pauseMs = PAUSE_MS;
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(place)));
  const one = async (n: number) => {
    // Starts are spread evenly, like the words of each stream.
    await sleep((n * PAUSE_MS) / streams);
    const socket = sockets[n % SOCKETS];
    return socket ? (await stream(socket, place)).state : "unasked";
  };
  const ended = Promise.all(Array.from({ length: streams }, (_, n) => one(n)));
  await sleep(PAUSE_MS);
  process.send?.("all are under way");
  process.send?.(await ended);
  for (const socket of sockets) socket.close();
  provider.state.pauseMs = 0;
}
process.on("message", (request: StreamRequest) => void listen(request));
process.once("disconnect", () => {
  provider.close();
  process.exit();
});
process.send?.({ url: provider.url, pipeUrl: provider.pipeUrl });
