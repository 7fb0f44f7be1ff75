import { statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { requireEngine } from "./engines.ts";
import type { BenchFolder } from "./kept.ts";
import type { Rival, RivalChannel, RivalRow } from "./rival.ts";

type Statement = { all(...values: unknown[]): unknown[]; run(...values: unknown[]): unknown };
type Sqlite = { prepare(text: string): Statement; exec(text: string): void; pragma(text: string): void; close(): void };
const Engine = z.custom<new (file: string) => Sqlite>((value) => typeof value === "function");
const Ids = z.array(z.object({ id: z.number() }));
const idsOf = (rows: unknown[]) => Ids.parse(rows).map(({ id }) => id);
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`);
const HOT_SHARE = 20;

async function fill(
  db: Sqlite,
  rows: AsyncIterable<readonly RivalRow[]>,
  channels: readonly RivalChannel[],
): Promise<void> {
  db.exec(`create table channel (id integer primary key, words text, name text, subscribers int);
    create table video (id integer primary key, words text, title text, views int, pi real, up int, dur int, cat int, lang int, kids int, sh int, chan int)`);
  const addVideo = db.prepare("insert into video values (?,?,?,?,?,?,?,?,?,?,?,?)");
  const addChannel = db.prepare("insert into channel values (?,?,?,?)");
  db.exec("begin");
  for (const { id, words, name, subscribers } of channels) addChannel.run(id, words, name, subscribers);
  let count = 0;
  for await (const batch of rows)
    for (const row of batch) {
      count++;
      addVideo.run(
        row.id,
        row.words,
        row.title,
        row.views,
        row.index,
        row.uploaded,
        row.duration,
        row.category,
        row.language,
        row.isForKids,
        row.isShort,
        row.channelId,
      );
    }
  db.exec("commit");
  db.exec(`create index v1 on video (lang, up desc, id desc) where pi >= 2 and kids = 0 and sh = 0;
    create index v3 on video (views desc, id desc);
    create virtual table fts using fts5 (words, content='video', content_rowid='id', tokenize='unicode61');
    insert into fts (fts) values ('rebuild');
    create virtual table ftsc using fts5 (words, content='channel', content_rowid='id');
    insert into ftsc (ftsc) values ('rebuild');
    create virtual table ftsh using fts5 (words, content='');
    insert into ftsh (rowid, words) select id, words from video where sh = 0 order by views desc limit ${Math.ceil(count / HOT_SHARE)};
    insert into fts (fts) values ('optimize'); insert into ftsh (ftsh) values ('optimize');
    analyze`);
}

/** SQLite with FTS5, in this process: no way to the database at all. */
export async function sqliteRival(
  { folder, once }: BenchFolder,
  of: unknown,
  rows: () => AsyncIterable<readonly RivalRow[]>,
  channels: () => Promise<readonly RivalChannel[]>,
): Promise<Rival> {
  const file = path.join(folder, "rival.sqlite");
  const Database = Engine.parse(requireEngine("better-sqlite3"));
  const db = new Database(file);
  for (const pragma of ["journal_mode=wal", "cache_size=-1000000", "mmap_size=8000000000"]) db.pragma(pragma);
  await once("sqlite", of, async () => fill(db, rows(), await channels()));
  const columns = "v.id, v.title, v.views, v.pi, v.up, v.dur, v.cat, c.name, c.subscribers";
  const browse = db.prepare(`select ${columns} from (
      select id, up from video where pi >= 2 and kids = 0 and sh = 0 and up >= ? and lang = ? order by up desc, id desc limit 24 offset ?) k
    join video v on v.id = k.id join channel c on c.id = v.chan order by k.up desc, k.id desc`);
  const seek = (order: string) =>
    db.prepare(`select ${columns} from (
        select v.id, v.${order} from fts join video v on v.id = fts.rowid
        where fts match ? and v.pi >= 2 and v.lang = ? and v.kids = 0 and v.sh = 0 and v.up >= ? order by v.${order} desc, v.id desc limit 24) k
      join video v on v.id = k.id join channel c on c.id = v.chan order by k.${order} desc, k.id desc`);
  const seeks = { index: seek("pi"), views: seek("views"), uploaded: seek("up") };
  const hot = db.prepare(
    "select v.id, v.title, v.views from ftsh join video v on v.id = ftsh.rowid where ftsh match ? order by v.views desc limit 4",
  );
  const all = db.prepare(
    "select v.id, v.title, v.views from (select rowid as id from fts where fts match ? limit 500) f join video v on v.id = f.id where v.sh = 0 order by v.views desc limit 4",
  );
  const named = db.prepare(
    "select c.id, c.name from ftsc join channel c on c.id = ftsc.rowid where ftsc match ? order by c.subscribers desc limit 4",
  );
  return {
    name: "SQLite",
    browse: async ({ since, language, offset }) => idsOf(browse.all(since, language, offset)),
    seek: async ({ words, isPhrase, language, sort, since }) =>
      idsOf(seeks[sort].all(isPhrase ? `"${words.join(" ")}"` : quoted(words).join(" "), language, since)),
    suggest: async (groups) => {
      const match = groups.map((group) => `(${quoted(group).join(" OR ")})`).join(" AND ");
      const first = hot.all(match);
      const titles = first.length < 4 ? all.all(match) : first;
      return titles.length + named.all(match).length;
    },
    megabytes: () => statSync(file).size / 1e6,
    close: async () => db.close(),
  };
}
