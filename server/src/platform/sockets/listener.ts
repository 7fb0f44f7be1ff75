import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inTurn } from "../in-turn.ts";
import type { Log } from "../log.ts";

const RETRY_MS = 500;

type Listening = {
  url: string;
  log: Log;
  channels: () => readonly string[];
  /** Called each time the connection listens again after it was lost. */
  onListeningAgain: (secondsDeaf: number) => void;
};

/**
 * The pool as the Socket.IO adapter sees it. The adapter keeps a pooled connection to listen on and never gives it back when the
 * database drops it; here it listens on one connection of its own, outside the pool and one at a time.
 */
export function listeningPool(pool: pg.Pool, { url, log, channels, onListeningAgain }: Listening) {
  let current: pg.Client | undefined;
  let deafSince: number | undefined;
  let isClosed = false;

  const drop = async (client: pg.Client | undefined) => {
    client?.removeAllListeners("end");
    await client?.end().catch(() => {});
  };

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: "coldopen sockets",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on("error", (error) => log.warn({ err: error }, "The connection that hears other nodes was lost"));
    await client.connect();
    client.once("end", () => {
      deafSince ??= performance.now();
    });
    for (const channel of channels()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  };

  const connect = async () => {
    await drop(current);
    current = undefined;
    while (!isClosed && !current) {
      try {
        current = await open();
      } catch (error) {
        log.warn({ err: error }, "Other nodes can't be heard yet");
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    const client = current;
    if (!client || isClosed) throw new Error("Closed");
    if (deafSince !== undefined) setImmediate(onListeningAgain, (performance.now() - deafSince) / 1000);
    deafSince = undefined;
    // The adapter asks to listen to each new namespace without waiting for the one before.
    const ask = client.query.bind(client);
    const query = inTurn((text: string) => ask(text), 1);
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
    close: async () => {
      isClosed = true;
      await drop(current);
    },
  };
}
