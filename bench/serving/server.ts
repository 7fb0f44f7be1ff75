import Fastify from "fastify";
import { startStudio } from "../studio.ts";
import type { ServerRequest } from "./serving.ts";

/** The application and a bare route in a process that does nothing else, so that its CPU time is theirs. */
const studio = await startStudio(JSON.parse(process.argv[2] ?? "{}"));
const bare = Fastify();
bare.get("/bare", () => ({ ok: true }));
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

/** Also when the benchmark fails: its end closes the channel. */
process.once("disconnect", async () => {
  await bare.close();
  await studio.close();
});
process.on("message", async (request: ServerRequest) => {
  if (request.what === "close") return process.disconnect();
  if (request.what === "fill") await studio.fill(request.statement);
  const { user, system } = process.cpuUsage();
  process.send?.({ micros: user + system, statements: request.what === "count" ? await studio.statements() : 0 });
});
process.send?.({ url: studio.url, bareUrl, databaseUrl: studio.databaseUrl });
