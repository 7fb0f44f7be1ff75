import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { bearer, makeApiKey } from "../../testing/api-key.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let studio: TestApp;
let address: string;
let ownerId: string;
let organizationId: string;
let channelUcid: string;
let projectId: string;
beforeAll(async () => {
  studio = await startApp();
  address = await studio.app.listen({ port: 0, host: "127.0.0.1" });
  const owner = await studio.given.user();
  ownerId = owner.id;
  organizationId = await studio.given.organization({ ownerId });
  channelUcid = await studio.given.channel(organizationId, { name: "Field Notes" });
  await studio.context.flags.setForOrganization("STUDIO_PITCH_AGENT_ACCESS", organizationId, true);
  const place = { organizationId, channelUcid, createdBy: ownerId };
  projectId = (await studio.given.project(place, { name: "Cabin" })).id;
});
afterAll(() => studio.close());

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
async function connect(transport: StreamableHTTPClientTransport | StdioClientTransport): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  open.push(client);
  return client;
}
const overHttp = (secret: string) =>
  connect(new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers: bearer(secret) } }));
const keyWith = async (parts: { access?: "read" | "write"; channelUcids?: string[] } = {}) =>
  (await makeApiKey(studio.context, { organizationId, createdBy: ownerId, ...parts })).secret;
const toolNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();
const Content = z.array(z.object({ type: z.literal("text"), text: z.string() })).min(1);
const call = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
  return { text: Content.parse(content)[0]?.text ?? "", isError: isError ?? false, value: structuredContent };
};

const READING = [
  "explain_outlier",
  "get_pitch",
  "get_project",
  "list_channels",
  "list_ideas",
  "list_pitches",
  "list_projects",
  "search_outliers",
];

describe("over HTTP", () => {
  it("answers projects, outliers, ideas and pitches of the key's channel", async () => {
    const client = await overHttp(await keyWith({ access: "read" }));
    expect(await toolNames(client)).toEqual(READING);
    expect((await call(client, "list_channels")).value).toEqual({
      access: "read",
      channels: [{ ucid: channelUcid, name: "Field Notes" }],
    });
    expect((await call(client, "list_projects")).value).toMatchObject({ projects: [{ name: "Cabin" }], next: null });
    expect((await call(client, "get_project", { projectId })).value).toMatchObject({ project: { id: projectId } });
    for (const name of ["search_outliers", "list_ideas", "list_pitches"])
      expect(await call(client, name)).toMatchObject({ isError: false });
  });

  it("changes projects with a key that may write", async () => {
    const client = await overHttp(await keyWith({ access: "write" }));
    const created = await call(client, "create_project", { name: "Raft", title: "We Built a Raft" });
    const { projectId: id } = z.object({ projectId: z.uuid() }).parse(created.value);
    await call(client, "add_option", { projectId: id, type: "CONCEPT", content: "A raft from pallets" });
    const status = await call(client, "set_project_status", { projectId: id, status: "in_development" });
    expect(status).toMatchObject({ isError: false });
    expect((await call(client, "get_project", { projectId: id })).text).toContain("A raft from pallets");
  });

  it("has no tools that write for a key that only reads", async () => {
    const client = await overHttp(await keyWith({ access: "read" }));
    await expect(client.callTool({ name: "create_project", arguments: { name: "Raft" } })).rejects.toThrow();
  });

  it("answers a channel that the key does not have like one that does not exist", async () => {
    const other = await studio.given.channel(organizationId);
    const client = await overHttp(await keyWith({ channelUcids: [channelUcid] }));
    const foreign = await call(client, "list_projects", { channel: other });
    const ghost = await call(client, "list_projects", { channel: `UC${"x".repeat(22)}` });
    expect(foreign).toEqual(ghost);
    expect(foreign).toMatchObject({ isError: true, text: "not_found: Not found" });
  });

  it("answers wrong arguments with an error of the tool", async () => {
    const client = await overHttp(await keyWith());
    expect(await call(client, "get_project", { projectId: "1" })).toMatchObject({ isError: true });
  });

  it("opens no stream that stays open, and announces no changes of its tools", async () => {
    const client = await overHttp(await keyWith());
    expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } });
    const headers = { ...bearer(await keyWith()), accept: "application/json, text/event-stream" };
    const stream = await fetch(new URL("/mcp", address), { headers: { ...headers, accept: "text/event-stream" } });
    expect(stream.status).toBe(405);
    const version = "2026-07-28";
    const listen = await fetch(new URL("/mcp", address), {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "mcp-protocol-version": version,
        "mcp-method": "subscriptions/listen",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 7,
        method: "subscriptions/listen",
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            "io.modelcontextprotocol/protocolVersion": version,
            "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
            "io.modelcontextprotocol/clientCapabilities": {},
          },
        },
      }),
    });
    expect(listen.headers.get("content-type")).toContain("application/json");
    expect(await listen.json()).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it("is refused without a valid key, also with a session", async () => {
    const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const owner = await studio.given.user();
    const browser = await studio.as(owner.email);
    const secret = await keyWith();
    const answers = [
      await browser.call({ method: "POST", url: "/mcp", payload: message }),
      await studio.app.inject({ method: "POST", url: "/mcp", payload: message }),
      await studio.app.inject({ method: "POST", url: `/mcp?key=${secret}`, payload: message }),
      await studio.app.inject({
        method: "POST",
        url: "/mcp",
        payload: message,
        headers: bearer(`co_${"A".repeat(43)}`),
      }),
      await studio.app.inject({ url: "/mcp" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    await expect(overHttp(`co_${"A".repeat(43)}`)).rejects.toThrow();
  });
});

describe("over stdio", () => {
  const program = fileURLToPath(new URL("../../../../mcp/src/stdio.ts", import.meta.url));
  const start = (env: Record<string, string>) =>
    new StdioClientTransport({
      command: process.execPath,
      args: ["--conditions=source", "--import", "tsx", program],
      env: { PATH: process.env.PATH ?? "", ...env },
      stderr: "ignore",
    });

  it("offers the same tools", async () => {
    const client = await connect(start({ COLDOPEN_URL: address, COLDOPEN_KEY: await keyWith({ access: "read" }) }));
    expect(await toolNames(client)).toEqual(READING);
    expect((await call(client, "get_project", { projectId, channel: channelUcid })).value).toMatchObject({
      project: { name: "Cabin" },
    });
  });

  it("ends without a key", async () => {
    await expect(connect(start({ COLDOPEN_URL: address }))).rejects.toThrow();
  });
});
