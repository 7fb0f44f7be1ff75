import { rm } from "node:fs/promises";
import path from "node:path";
import type { DrawingPool } from "@coldopen/engine-picture";
import { drawPicture } from "@coldopen/engine-picture/draw";
import type { VisionPool } from "@coldopen/engine-vision";
import { performTask } from "@coldopen/engine-vision/perform";
import type { FastifyInstance, InjectOptions } from "fastify";
import { embeddedImageModel } from "../adapters/image-model/embedded.ts";
import { embeddedVision } from "../adapters/vision/embedded.ts";
import { buildApp } from "../app.ts";
import type { AppContext } from "../app-context.ts";
import { closeAppContext, createAppContext } from "../create-app-context.ts";
import { seedDemo } from "../features/demo/index.ts";
import { guardPorts } from "../guard-ports.ts";
import { readConfig } from "../platform/config.ts";
import type { createLog } from "../platform/log.ts";
import { withoutProviders } from "./fake-models.ts";
import { filesOf } from "./files-of.ts";
import { givenIn } from "./given.ts";
import { type RecordedAnnouncements, recordAnnouncements } from "./record-announcements.ts";
import { silentLog } from "./silent-log.ts";
import { createTestDatabase, TEST_SECRET } from "./test-database.ts";

export const ORIGIN = "http://localhost:4000";
type Options = {
  env?: Record<string, string>;
  demo?: boolean;
  change?: (context: AppContext) => AppContext;
  log?: ReturnType<typeof createLog>;
  /** Another node on a database that is there already. */
  databaseUrl?: string;
};
type Call = Omit<InjectOptions, "cookies"> & { url: string };

/** Small pictures, without the processes that draw the real ones. */
const drawsHere: DrawingPool = { size: 2, draw: drawPicture, close: async () => {} };

/** Pictures looked at without a process of their own. */
const looksHere: VisionPool = { run: performTask, close: async () => {} };

/** A signed-in (or anonymous) browser: keeps its cookies from call to call. */
export type Browser = ReturnType<typeof browserOn>;

function browserOn(app: FastifyInstance) {
  const jar = new Map<string, string>();
  return {
    jar,
    call: async (options: Call) => {
      const headers = { origin: ORIGIN, ...options.headers };
      const response = await app.inject({ ...options, headers, cookies: Object.fromEntries(jar) });
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    },
  };
}

/** The real app on a database of its own, with the embedded adapters. */
export async function startApp({
  env = {},
  demo = false,
  change = (context) => context,
  log = silentLog,
  databaseUrl,
}: Options = {}) {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createTestDatabase();
  const config = readConfig(
    {
      STUDIO_DEMO: demo ? "on" : "off",
      HOST: "127.0.0.1",
      STUDIO_FILES: filesOf(database.url),
      STUDIO_SECRET: TEST_SECRET,
      ...env,
    },
    path.resolve(import.meta.dirname, "../../.."),
  );
  const real = await createAppContext(config, database.url, log);
  const announcements: RecordedAnnouncements = recordAnnouncements(real.announce);
  const drawings = embeddedImageModel({
    pool: drawsHere,
    size: { width: 320, height: 180 },
  });
  const changed = change({
    ...real,
    imageModel: drawings,
    demoThumbnails: drawings,
    lettering: drawings,
    vision: embeddedVision(looksHere, looksHere),
    announce: announcements.announce,
    ...withoutProviders(real),
  });
  const context = guardPorts(changed);
  if (demo) await seedDemo(context);
  const app = await buildApp(context, { logger: log });
  await app.ready();
  return {
    app,
    context,
    announcements,
    given: givenIn(context),
    browser: () => browserOn(app),
    as: async (email: string) => {
      const browser = browserOn(app);
      await givenIn(context).signedIn(email, browser.jar);
      return browser;
    },
    databaseUrl: database.url,
    close: async () => {
      await app.close();
      await closeAppContext(real);
      await database.drop();
      if (!databaseUrl) await rm(config.filesDir, { recursive: true, force: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof startApp>>;
