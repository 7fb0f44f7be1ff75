import { startServing } from "./serving/serving.ts";

/** The profile route against a bare route of the same server library. */
const serving = await startServing();
await serving.judge("GET /api/users/profile", "/api/users/profile");
await serving.count("read a profile", "/api/users/profile");
await serving.close();
