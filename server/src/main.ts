import { mkdirSync } from "node:fs";
import path from "node:path";
import { buildApp } from "./app.ts";
import { createWorld } from "./create-world.ts";
import { seedDemo } from "./demo.ts";
import { readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { startPostgres } from "./platform/postgres/start-postgres.ts";
import { acquireStudioLock } from "./platform/studio-lock.ts";

const root = path.resolve(import.meta.dirname, "../..");
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const config = readConfig(process.env, root);
  const log = createLog(config);
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "The studio did not end cleanly");
          process.exit(1);
        },
      );
    });

  try {
    let databaseUrl = config.databaseUrl;
    let announceAddress = (_: string) => {};
    if (!databaseUrl) {
      mkdirSync(config.dataDir, { recursive: true });
      const lock = acquireStudioLock(config.dataDir);
      closers.push(lock.release);
      announceAddress = lock.announceAddress;
      const postgres = await startPostgres({ dataDir: path.join(config.dataDir, "postgres"), say });
      closers.push(() => postgres.stop());
      databaseUrl = postgres.url;
    }
    const world = await createWorld(config, databaseUrl, log, {
      toUser: async () => {},
      toOrganization: async () => {},
      endSessions: async () => {},
    });
    closers.push(
      () => world.db.close(),
      () => world.background.settled(),
    );
    const lines = world.config.isDemo ? await seedDemo(world) : [];
    const app = await buildApp(world, { logger: log, webRoot: path.join(root, "web/dist/app") });
    closers.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    announceAddress(config.publicUrl);
    say(`Cold Open is ready: ${config.publicUrl}`);
    for (const line of lines) say(line);
  } catch (error) {
    await close();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
