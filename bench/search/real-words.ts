import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { wordsOf } from "../../server/src/features/search-index/text/words.ts";

const Title = z.object({ title: z.string() });

/** Words of the real titles in the folder COLDOPEN_SAMPLE_DATA, most frequent first. */
export function readRealWords(): string[] | undefined {
  const folder = process.env.COLDOPEN_SAMPLE_DATA;
  if (!folder || !existsSync(folder)) return undefined;
  const counts = new Map<string, number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ndjson.gz") && name !== "channels.ndjson.gz"))
    for (const line of gunzipSync(readFileSync(path.join(folder, file)))
      .toString("utf8")
      .split("\n")) {
      if (!line) continue;
      for (const word of wordsOf(Title.parse(JSON.parse(line)).title)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([word]) => word);
}
