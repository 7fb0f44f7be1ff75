import { z } from "zod";
import type { Ours } from "./ours.ts";

const Calls = z.array(z.object({ blocks: z.coerce.number(), calls: z.coerce.number() }));

/** Database pages touched by each statement: a count that does not depend on other load. */
export async function buffersOf(ours: Ours, questions: number, run: (at: number) => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows } = await ours.db.query({
      text: "select coalesce(sum(shared_blks_hit + shared_blks_read), 0) as blocks, coalesce(sum(calls), 0) as calls from pg_stat_statements where query like '%outliers\\_%' and query not like '%pg_stat%'",
    });
    return Calls.parse(rows)[0] ?? { blocks: 0, calls: 0 };
  };
  const before = await read();
  for (let at = 0; at < questions; at++) await run(at);
  const after = await read();
  return Math.round((after.blocks - before.blocks) / questions);
}
