import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { requireEngine, sphinxEnvironment, sphinxProgram } from "./engines.ts";
import type { BenchFolder } from "./kept.ts";
import type { Found, ReferenceEngine, ReferenceRow } from "./reference.ts";

type Connection = { query(text: string): Promise<[unknown, unknown]>; end(): Promise<void> };
const Client = z.custom<{ createConnection(options: { host: string; port: number }): Promise<Connection> }>(
  (value) => typeof value === "object" && value !== null,
);
const Ids = z.array(z.object({ id: z.coerce.number() }));

const configuration = (folder: string, port: number) => `
source v {
  type = tsvpipe
  tsvpipe_command = cat ${folder}/rows.tsv
  tsvpipe_field = words
  tsvpipe_attr_bigint = views
  tsvpipe_attr_float = pi
  tsvpipe_attr_uint = up
  tsvpipe_attr_uint = dur
  tsvpipe_attr_uint = cat
  tsvpipe_attr_uint = lang
  tsvpipe_attr_uint = kids
  tsvpipe_attr_uint = sh
  tsvpipe_attr_uint = chan
}
index v {
  source = v
  path = ${folder}/index/v
  docinfo = extern
  min_word_len = 1
  charset_table = 0..9, a..z, U+80..U+FFFF
}
indexer {
  mem_limit = 512M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  log = ${folder}/searchd.log
  pid_file = ${folder}/searchd.pid
  binlog_path =
  workers = threads
  max_children = 30
}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  return port;
}

async function fill(folder: string, config: string, rows: AsyncIterable<readonly ReferenceRow[]>): Promise<void> {
  const out = createWriteStream(path.join(folder, "rows.tsv"));
  for await (const batch of rows) {
    const lines = batch.map((row) =>
      [
        row.id,
        row.words,
        row.views,
        row.index,
        row.uploaded,
        row.duration,
        row.category,
        row.language,
        row.isForKids,
        row.isShort,
        row.channelId,
      ].join("\t"),
    );
    if (!out.write(`${lines.join("\n")}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
  execFileSync(sphinxProgram("indexer"), ["--config", config, "--all", "--quiet"], {
    env: sphinxEnvironment,
    stdio: "inherit",
  });
  rmSync(path.join(folder, "rows.tsv"));
}

/** Sphinx, the dedicated search engine in Debian's packages. It finds ids; `tell` loads the fields of a page. */
export async function sphinxReference(
  kept: BenchFolder,
  of: unknown,
  rows: () => AsyncIterable<readonly ReferenceRow[]>,
  tell: (ids: readonly number[]) => string,
): Promise<ReferenceEngine> {
  const folder = path.join(kept.folder, "sphinx");
  mkdirSync(path.join(folder, "index"), { recursive: true });
  const port = await freePort();
  const config = path.join(folder, "sphinx.conf");
  writeFileSync(config, configuration(folder, port));
  await kept.once("sphinx", of, () => fill(folder, config, rows()));
  const daemon = spawn(sphinxProgram("searchd"), ["--config", config, "--nodetach"], {
    env: sphinxEnvironment,
    stdio: "ignore",
  });
  const client = Client.parse(requireEngine("mysql2/promise"));
  let connection: Connection | undefined;
  while (!connection)
    connection = await client
      .createConnection({ host: "127.0.0.1", port })
      .catch(() => sleep(100).then(() => undefined));
  const db = connection;
  const ask = async (text: string) => Ids.parse((await db.query(text))[0]).map(({ id }) => id);
  const find = async (text: string): Promise<Found> => {
    const ids = await ask(text);
    return { ids, page: tell(ids) };
  };
  const order = { index: "pi", views: "views", uploaded: "up" };
  return {
    name: "Sphinx",
    browse: ({ language, since, offset }) =>
      find(
        `select id from v where pi >= 2.0 and kids = 0 and sh = 0 and up >= ${since} and lang = ${language} order by up desc, id desc limit ${offset}, 24 option max_matches=5000`,
      ),
    seek: ({ words, isPhrase, language, sort, since }) =>
      find(
        `select id from v where match('${isPhrase ? `"${words.join(" ")}"` : words.join(" ")}') and pi >= 2.0 and lang = ${language} and kids = 0 and sh = 0 and up >= ${since} order by ${order[sort]} desc, id desc limit 24 option ranker=none, max_matches=24`,
      ),
    suggest: async (groups) =>
      (
        await ask(
          `select id, views from v where match('${groups.map((group) => `(${group.join("|")})`).join(" ")}') and sh = 0 order by views desc limit 4 option ranker=none, max_matches=4`,
        )
      ).length,
    megabytes: () =>
      readdirSync(path.join(folder, "index")).reduce(
        (sum, file) => sum + statSync(path.join(folder, "index", file)).size / 1e6,
        0,
      ),
    close: async () => {
      await db.end();
      daemon.kill("SIGTERM");
      await once(daemon, "exit");
    },
  };
}
