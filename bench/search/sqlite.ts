import { statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { requireEngine } from "./engines.ts";
import type { BenchFolder } from "./kept.ts";
import type { Found, ReferenceChannel, ReferenceEngine, ReferenceRow } from "./reference.ts";

type Statement = { all(...values: unknown[]): unknown[]; run(...values: unknown[]): unknown };
type Sqlite = { prepare(text: string): Statement; exec(text: string): void; pragma(text: string): void; close(): void };
const Engine = z.custom<new (file: string) => Sqlite>((value) => typeof value === "function");
const Ids = z.array(z.object({ id: z.number() }));
const foundIn = (rows: unknown[]): Found => ({
  ids: Ids.parse(rows).map(({ id }) => id),
  page: JSON.stringify(rows),
});
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`);
const HOT_SHARE = 20;

async function fill(
  db: Sqlite,
  rows: AsyncIterable<readonly ReferenceRow[]>,
  channels: readonly ReferenceChannel[],
): Promise<void> {
  db.exec(`create table channel (id integer primary key, words text, name text, subscribers int, ucid text, thumbnail text);
    create table video (id integer primary key, views int, pi real, up int, dur int, cat int, lang int, kids int, sh int, chan int,
      ai int, score real, engagement real, average real, v7 int, v30 int, rank int, video_id text, thumb text, title text, words text)`);
  const addVideo = db.prepare(`insert into video values (${Array.from({ length: 21 }, () => "?").join()})`);
  const addChannel = db.prepare("insert into channel values (?,?,?,?,?,?)");
  db.exec("begin");
  for (const { id, words, name, subscribers, ucid, thumbnail } of channels)
    addChannel.run(id, words, name, subscribers, ucid, thumbnail);
  let count = 0;
  for await (const batch of rows)
    for (const row of batch) {
      count++;
      addVideo.run(
        row.id,
        row.views,
        row.index,
        row.uploaded,
        row.duration,
        row.category,
        row.language,
        row.isForKids,
        row.isShort,
        row.channelId,
        row.aiCategory,
        row.score,
        row.engagement,
        row.v7Average,
        row.v7,
        row.v30,
        row.v7Rank,
        row.videoId,
        row.thumb,
        row.title,
        row.words,
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

const COLUMNS = `v.id, c.ucid, v.video_id, v.title, c.name, c.thumbnail, c.subscribers, v.views, v.up, v.dur, v.thumb, v.sh, v.kids,
  v.lang, v.pi, v.average, v.v7, v.rank, v.v30, v.score, v.engagement, v.ai, v.cat`;

/** SQLite with FTS5 in this process, without any connection overhead. */
export async function sqliteReference(
  { folder, once }: BenchFolder,
  of: unknown,
  rows: () => AsyncIterable<readonly ReferenceRow[]>,
  channels: () => Promise<readonly ReferenceChannel[]>,
): Promise<ReferenceEngine & { tell: (ids: readonly number[]) => string }> {
  const file = path.join(folder, "pages.sqlite");
  const Database = Engine.parse(requireEngine("better-sqlite3"));
  const db = new Database(file);
  for (const pragma of ["journal_mode=wal", "cache_size=-1000000", "mmap_size=8000000000"]) db.pragma(pragma);
  await once("pages", of, async () => fill(db, rows(), await channels()));
  const browse = db.prepare(`select ${COLUMNS} from (
      select id, up from video where pi >= 2 and kids = 0 and sh = 0 and up >= ? and lang = ? order by up desc, id desc limit 24 offset ?) k
    join video v on v.id = k.id join channel c on c.id = v.chan order by k.up desc, k.id desc`);
  const seek = (order: string) =>
    db.prepare(`select ${COLUMNS} from (
        select v.id, v.${order} from fts join video v on v.id = fts.rowid
        where fts match ? and v.pi >= 2 and v.lang = ? and v.kids = 0 and v.sh = 0 and v.up >= ? order by v.${order} desc, v.id desc limit 24) k
      join video v on v.id = k.id join channel c on c.id = v.chan order by k.${order} desc, k.id desc`);
  const seeks = { index: seek("pi"), views: seek("views"), uploaded: seek("up") };
  const one = db.prepare(`select ${COLUMNS} from video v join channel c on c.id = v.chan where v.id = ?`);
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
    browse: async ({ since, language, offset }) => foundIn(browse.all(since, language, offset)),
    seek: async ({ words, isPhrase, language, sort, since }) =>
      foundIn(seeks[sort].all(isPhrase ? `"${words.join(" ")}"` : quoted(words).join(" "), language, since)),
    suggest: async (groups) => {
      const match = groups.map((group) => `(${quoted(group).join(" OR ")})`).join(" AND ");
      const first = hot.all(match);
      const titles = first.length < 4 ? all.all(match) : first;
      return titles.length + named.all(match).length;
    },
    /** The page for ids that another engine found. */
    tell: (ids) => JSON.stringify(ids.map((id) => one.all(id)[0])),
    megabytes: () => statSync(file).size / 1e6,
    close: async () => db.close(),
  };
}
