import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppContext } from "./app-context.ts";
import { OpenTransactionError } from "./platform/db/database.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

let studio: TestApp;
const called: string[] = [];
/** A port whose methods only note that they were called. */
const noting = <T extends object>(port: T, name: string): T =>
  new Proxy(port, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? () => void called.push(`${name}.${String(property)}`) : value;
    },
  });
/** Every port of the application context that reaches outside the process and its database, and what waits or locks for others. */
const ports = {
  files: ["put", "get", "remove", "list"],
  mail: ["send", "inbox", "cleanUp"],
  identity: ["begin", "finish"],
  channelConsent: ["finish", "refresh", "revoke", "ownChannel"],
  channelAnalytics: ["audience"],
  analytics: ["track"],
  audience: ["findReport"],
  textModel: ["ideas", "projectName", "integrations", "warmUp"],
  textQueue: ["run"],
  chatModel: ["open"],
  providerModels: ["list", "checkImage"],
  localModels: ["find"],
  webSearch: ["search"],
  usage: ["start", "run"],
  imageModel: ["generateImage"],
  demoThumbnails: ["thumbnail"],
  lettering: ["letter"],
  vision: ["look", "read", "shrink", "correct", "cutOut"],
  payments: [
    "createCustomer",
    "openCheckout",
    "openPortal",
    "findSubscription",
    "cancelSubscriptions",
    "listInvoices",
    "findPaymentDetails",
    "creditCustomer",
    "readEvent",
  ],
  videos: ["channels", "channelByHandle", "latest", "videos", "checkUploads", "quota"],
} as const;
type PortName = keyof typeof ports;
const methods = Object.entries(ports).flatMap(([port, names]) => names.map((name) => [port, name] as const));

beforeAll(async () => {
  // Ports that are undefined unless they are configured.
  const platform = Object.fromEntries(
    [...ports.videos, ...ports.webSearch, ...ports.payments, ...ports.channelConsent].map((name) => [
      name,
      () => undefined,
    ]),
  );
  studio = await startApp({
    change: (context) => {
      const changed: AppContext = { ...context };
      for (const name of Object.keys(ports))
        Object.assign(changed, { [name]: noting(Reflect.get(changed, name) ?? platform, name) });
      return {
        ...changed,
        fetchPublicUrl: async () => Buffer.from(String(called.push("fetchPublicUrl"))),
        postPublicUrl: async () => called.push("postPublicUrl"),
      };
    },
  });
});
afterAll(() => studio.close());

const call = (port: string, method: string) =>
  Reflect.apply(Reflect.get(Reflect.get(studio.context, port), method), undefined, []);

describe("a transaction", () => {
  it.each(methods)("has no %s.%s in it", async (port, method) => {
    called.length = 0;
    const asked = studio.context.db.transaction(async () => call(port, method));
    await expect(asked).rejects.toThrow(`${port}.${method} was called inside a database transaction`);
    const searched = studio.context.searchDb.transaction(async () => call(port, method));
    await expect(searched).rejects.toThrow(OpenTransactionError);
    expect(called).toEqual([]);
  });

  it("has no request to another site in it", async () => {
    called.length = 0;
    const asked = studio.context.db.transaction(() =>
      studio.context.fetchPublicUrl("https://example.com", { maxBytes: 1 }),
    );
    await expect(asked).rejects.toThrow("fetchPublicUrl was called inside a database transaction");
    const posted = studio.context.db.transaction(() =>
      studio.context.postPublicUrl("https://example.com", { headers: {}, body: "" }),
    );
    await expect(posted).rejects.toThrow("postPublicUrl was called inside a database transaction");
    expect(called).toEqual([]);
  });
});

it.each(methods)("%s.%s goes through without a transaction, and once one has committed", async (port, method) => {
  called.length = 0;
  call(port, method);
  await studio.context.db.transaction(() => studio.context.db.afterCommit(() => void call(port, method)));
  expect(called).toEqual([`${port}.${method}`, `${port}.${method}`]);
});

it("no port is left out", () => {
  const guarded: readonly (PortName | "fetchPublicUrl" | "postPublicUrl")[] = [
    ...(Object.keys(ports) as PortName[]),
    "fetchPublicUrl",
    "postPublicUrl",
  ];
  const own = [
    "config",
    "db",
    "searchDb",
    "secretBox",
    "flags",
    "monitoring",
    "sockets",
    "announce",
    "jobs",
    "limits",
    "background",
    "metrics",
    "log",
    "version",
    "now",
    "stopping",
  ];
  expect(Object.keys(studio.context).sort()).toEqual([...guarded, ...own].sort());
});
