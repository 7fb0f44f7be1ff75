import { createServer, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { createPublicUrlPoster } from "../platform/fetch-public-url/post-public-url.ts";

type Received = { body: string; headers: IncomingHttpHeaders; path: string };
/** What the receiver does with a delivery: answer a status, or cut the connection after it took the delivery. */
type Behaviour = (received: Received) => number | "cut";

/**
 * A receiver on this machine. `post` is an allowance for tests: the address that it resolves to is public for the check,
 * and the connection goes to the receiver.
 */
export async function startWebhookReceiver(behave: Behaviour = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const one = { body: Buffer.concat(parts).toString(), headers: request.headers, path: request.url ?? "" };
      received.push(one);
      const answer = behave(one);
      if (answer === "cut") request.socket.destroy();
      else response.writeHead(answer, { location: "http://127.0.0.1/" }).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Not listening");
  const { port } = address;
  return {
    received,
    port,
    post: createPublicUrlPoster({
      resolve: async () => ["93.184.216.34"],
      dial: () => connect({ host: "127.0.0.1", port }),
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
