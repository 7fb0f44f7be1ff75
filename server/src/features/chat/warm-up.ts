import type { AppContext } from "../../app-context.ts";
import { loadGraph } from "./agent/graph.ts";
import { toolDefinitions } from "./agent/run-tools.ts";

/** Loads the libraries of the agents, which take longer than a short answer, before anyone waits for them. */
export async function warmUpAgents({ chatModel }: Pick<AppContext, "chatModel">): Promise<void> {
  const tools = toolDefinitions({ webSearch: true, memory: true, pitch: true });
  const channel = { name: "", bio: "", language: "en" } as const;
  await Promise.all([loadGraph(), chatModel.open(tools, { channel, memories: [] })]);
}
