import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";

type Transaction = { client: pg.PoolClient; afterCommit: (() => void | Promise<void>)[]; isOpen: boolean };
type Running = AsyncLocalStorage<Transaction>;

/** Slow work (model, file store, network) was started inside a transaction, which would hold its connection and locks. */
export class OpenTransactionError extends Error {
  override readonly name = "OpenTransactionError";
  constructor(operation: string) {
    super(`${operation} was called inside a database transaction`);
  }
}

export type Database = {
  /** Queries join the transaction of this database that surrounds them, wherever it was opened. */
  sql: NodePgDatabase;
  query: (statement: pg.QueryConfig) => Promise<pg.QueryResult<Record<string, unknown>>>;
  pool: pg.Pool;
  /** All or nothing; a transaction inside another joins it. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs once what surrounds it is durable; at once where nothing does. */
  afterCommit(effect: () => void | Promise<void>): Promise<void>;
  /** Throws where a transaction of this database is open around the caller. */
  assertNoTransaction(operation: string): void;
  close(): Promise<void>;
};

type Options = {
  url: string;
  max: number;
  log: Log;
  settings?: Readonly<Record<string, string>>;
  maxLifetimeSeconds?: number;
};

export function openDatabase({ url, max, log, settings = {}, maxLifetimeSeconds = 0 }: Options): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "coldopen",
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
    max,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds,
  });
  // Without these two listeners a stopped database ends the process.
  pool.on("error", (error) => log.warn({ err: error }, "Idle database connection lost"));
  pool.on("connect", (client) => client.on("error", (error) => log.warn({ err: error }, "Database connection lost")));

  // One for each database: a query inside a transaction of another must not run on that one's connection.
  const running: Running = new AsyncLocalStorage();
  /** Work that outlives its transaction still carries it along, but its client may serve others by then. */
  const surrounding = () => {
    const transaction = running.getStore();
    return transaction?.isOpen ? transaction : undefined;
  };

  const routed = new Proxy(pool, {
    get(target, property) {
      const transaction = surrounding();
      if (property === "query" && transaction) return transaction.client.query.bind(transaction.client);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

  return {
    sql: drizzle({ client: routed, casing: "snake_case" }),
    query: (statement) => (surrounding()?.client ?? pool).query(statement),
    pool,
    transaction: (work) => (surrounding() ? work() : runTransaction(running, pool, log, work)),
    afterCommit: async (effect) => {
      const transaction = surrounding();
      if (transaction) transaction.afterCommit.push(effect);
      else await effect();
    },
    assertNoTransaction: (operation) => {
      if (surrounding()) throw new OpenTransactionError(operation);
    },
    close: () => pool.end(),
  };
}

async function runTransaction<T>(running: Running, pool: pg.Pool, log: Log, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const transaction: Transaction = { client, afterCommit: [], isOpen: true };
  let broken: Error | undefined;
  let result: T;
  try {
    await client.query("begin");
    result = await running.run(transaction, work);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    transaction.isOpen = false;
    client.release(broken);
  }
  // The connection is back by now: effects that need one of their own must not wait for each other's.
  for (const effect of transaction.afterCommit)
    await running.exit(async () => {
      await Promise.resolve(effect()).catch((error: unknown) =>
        log.error({ err: error }, "After-commit callback failed"),
      );
    });
  return result;
}
