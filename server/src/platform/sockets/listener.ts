import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { Log } from "../log.ts";

const RETRY_MS = 500;

type Listening = {
  url: string;
  log: Log;
  channels: () => readonly string[];
  /** Called each time the connection listens again after it was lost. */
  onReconnected: (gapSeconds: number) => void;
};

/**
 * The pool as the Socket.IO adapter sees it. The adapter keeps a pooled connection to listen on and never gives it back when the
 * database drops it; here it listens on one connection of its own, outside the pool and one at a time.
 */
export function createListeningPool(pool: pg.Pool, { url, log, channels, onReconnected }: Listening) {
  let current: pg.Client | undefined;
  let disconnectedSince: number | undefined;
  let isClosed = false;
  let reportConnected = () => {};
  const firstConnection = new Promise<void>((resolve) => {
    reportConnected = resolve;
  });

  const drop = async (client: pg.Client | undefined) => {
    client?.removeAllListeners("end");
    await client?.end().catch(() => {});
  };

  const listen = async (client: pg.Client) => {
    for (const channel of channels()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: "coldopen sockets",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on("error", (error) => log.warn({ err: error }, "LISTEN connection lost"));
    await client.connect();
    client.once("end", () => {
      disconnectedSince ??= performance.now();
    });
    await listen(client);
    return client;
  };

  const connect = async () => {
    await drop(current);
    current = undefined;
    while (!isClosed && !current) {
      try {
        current = await open();
      } catch (error) {
        log.warn({ err: error }, "Failed to reconnect LISTEN connection");
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    const client = current;
    if (!client || isClosed) throw new Error("Closed");
    if (disconnectedSince !== undefined) setImmediate(onReconnected, (performance.now() - disconnectedSince) / 1000);
    disconnectedSince = undefined;
    // The adapter asks to listen to each new namespace without waiting for the one before.
    const ask = client.query.bind(client);
    const query = limitConcurrency((text: string) => ask(text), 1);
    reportConnected();
    return Object.assign(client, { query, release: () => void drop(client) });
  };

  return {
    pool: new Proxy(pool, {
      get(target, property) {
        if (property === "connect") return connect;
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
    /** A node that accepts connections before it listens would miss messages of other nodes. */
    waitUntilListening: async () => {
      await firstConnection;
      if (current) await listen(current);
    },
    close: async () => {
      isClosed = true;
      reportConnected();
      await drop(current);
    },
  };
}
