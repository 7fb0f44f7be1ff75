import { createServer } from "node:http";

/** Somebody outside who takes JSON, and all that they got. */
export async function receivePosts() {
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not listening");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
