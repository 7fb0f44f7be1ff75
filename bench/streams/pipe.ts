import { createServer } from "node:http";
import { listening } from "./listening.ts";

/** A bare proxy in front of the provider, in a separate process like the application. */
const [provider = ""] = process.argv.slice(2);
const pipe = createServer(async (request, response) => {
  request.resume();
  const answer = await fetch(provider, { method: "POST", body: "{}" });
  response.writeHead(answer.status, { "content-type": "text/event-stream" });
  for await (const piece of answer.body ?? []) response.write(piece);
  response.end();
});
process.send?.(await listening(pipe));
process.once("disconnect", () => process.exit());
