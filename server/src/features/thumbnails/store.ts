import { ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import { RegionalPrompt, TextLayer } from "@coldopen/contract/thumbnails/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { thumbnailVersions } from "./tables.ts";

const MAX_VERSIONS = 100;
const Row = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  plateId: z.uuid(),
  prompt: z.string(),
  seed: z.coerce.number(),
  style: ThumbnailStyle,
  regions: z.array(RegionalPrompt),
  layers: z.array(TextLayer),
  createdAt: z.coerce.date(),
});
export type VersionRow = z.infer<typeof Row>;
export type NewVersion = Omit<VersionRow, "createdAt"> & { createdBy: string };

const columns = sql`v.id, v.parent_id as "parentId", v.plate_id as "plateId", v.prompt, v.seed, v.style, v.regions, v.layers,
  v.created_at as "createdAt"`;
const inScope = ({ organizationId, channelUcid }: AuthorizedScope) =>
  sql`v.organization_id = ${organizationId} and v.channel_ucid = ${channelUcid}`;

export const thumbnailStore = (db: Pick<Database, "sql">) => ({
  get: async (scope: AuthorizedScope, id: string): Promise<VersionRow | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select ${columns} from ${thumbnailVersions} v where v.id = ${id} and ${inScope(scope)}`,
    );
    return rows[0] && Row.parse(rows[0]);
  },
  /** The version and all before it, oldest first. */
  line: async (scope: AuthorizedScope, id: string): Promise<VersionRow[]> => {
    const { rows } = await db.sql.execute(sql`
      with recursive line as (
        select v.*, 0 as back from ${thumbnailVersions} v where v.id = ${id} and ${inScope(scope)}
        union all
        select v.*, line.back + 1 from ${thumbnailVersions} v join line on v.id = line.parent_id
        where ${inScope(scope)} and line.back < ${MAX_VERSIONS})
      select ${columns} from line v order by v.back desc`);
    return z.array(Row).parse(rows);
  },
  /** Two concurrent first edits create one version. */
  insert: async ({ organizationId, channelUcid }: AuthorizedScope, version: NewVersion): Promise<void> => {
    await db.sql
      .insert(thumbnailVersions)
      .values({ ...version, organizationId, channelUcid })
      .onConflictDoNothing();
  },
});
