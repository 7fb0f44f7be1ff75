import { createClient } from "@coldopen/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createToolServer } from "./tool-server.ts";

const DEFAULT_URL = "http://localhost:4000";

/** Only JSON-RPC may be written to stdout, so everything else goes to stderr. */
try {
  const { COLDOPEN_URL: url = DEFAULT_URL, COLDOPEN_KEY: key } = process.env;
  if (!key) throw new Error("Set COLDOPEN_KEY to an API key of the Developers page, and COLDOPEN_URL to the studio");
  const client = createClient({ url, key });
  const server = createToolServer(client, await client.apiKeys.self(), "0.1.0");
  process.stdin.on("close", () => process.exit(0));
  await server.connect(new StdioServerTransport());
} catch (error) {
  console.error(`coldopen-mcp: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
