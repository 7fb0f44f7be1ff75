import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const DRAIN_TIMEOUT_MS = 5_000;

/** Waits for running requests, then destroys connections that are still open. */
export function createGracefulClose(app: FastifyInstance): () => Promise<void> {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    const cut = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, DRAIN_TIMEOUT_MS);
    await app.close();
    clearTimeout(cut);
  };
}
