import { startServing } from "./serving/serving.ts";

/** Compares the profile route with a bare Fastify route. */
const serving = await startServing();
await serving.judge("GET /api/users/profile", "/api/users/profile");
await serving.count("read a profile", "/api/users/profile");
await serving.close();
