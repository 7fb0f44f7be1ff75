import path from "node:path";
import { UserProfile } from "@coldopen/contract/session/schema";
import { startProvider } from "../streams/provider.ts";
import { startServing } from "./serving.ts";

const EMAIL = "demo@coldopen.test";

/** The built studio with a model that answers at a chosen pace, and the channel of the demo owner. */
export async function startStudioWithProvider() {
  const provider = await startProvider();
  const serving = await startServing({
    hasWorkerProcess: true,
    countsEachStartApart: true,
    webRoot: path.resolve(import.meta.dirname, "../../web/dist/app"),
    env: {
      TEXT_MODEL_PROVIDER: "openai",
      TEXT_MODEL: "bench",
      TEXT_MODEL_API_KEY: "none",
      TEXT_MODEL_BASE_URL: `${provider.url}/v1`,
    },
  });
  const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
  const [home] = organizations;
  if (!home) throw new Error("The demo owner has no channel");
  const channel = { organizationId: home.organizationId, channelUcid: home.channel.ucid };
  return { provider, serving, channel, owner: { ...channel, email: EMAIL } };
}
