import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApiKey } from "./testing/api-key.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const run = promisify(execFile);

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  // The program runs the compiled files, which a fresh clone does not have yet.
  await run(process.execPath, [`${root}node_modules/typescript/bin/tsc`, "-b", `${root}mcp`]);
}, 300_000);
afterAll(() => studio.close());

it("coldopen-mcp lists its tools and answers a call over stdio", async () => {
  const address = await studio.app.listen({ port: 0, host: "127.0.0.1" });
  const { id: ownerId } = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId });
  const channelUcid = await studio.given.channel(organizationId, { name: "Field Notes" });
  await studio.given.project({ organizationId, channelUcid, createdBy: ownerId }, { name: "Cabin" });
  const { secret } = await makeApiKey(studio.context, { organizationId, createdBy: ownerId, access: "read" });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [`${root}mcp/bin/coldopen-mcp.mjs`],
      env: { PATH: process.env.PATH ?? "", COLDOPEN_URL: address, COLDOPEN_KEY: secret },
    }),
  );
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["list_channels", "list_projects"]));
    expect(tools.map(({ name }) => name)).not.toContain("create_project");
    const { structuredContent, isError } = await client.callTool({ name: "list_projects", arguments: {} });
    expect(isError ?? false).toBe(false);
    expect(structuredContent).toMatchObject({ projects: [{ name: "Cabin" }], next: null });
  } finally {
    await client.close();
  }
});
