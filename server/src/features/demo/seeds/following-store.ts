import { sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../../platform/access/authorized-scope.ts";
import type { Database } from "../../../platform/db/database.ts";
import { catalogueChannels, catalogueVideos } from "../../catalogue/tables.ts";
import { favoriteChannels } from "../../following/tables.ts";

const RECENT_DAYS = 60;

export const followingDemoStore = (db: Pick<Database, "sql">) => ({
  /** Prefers creators of the same category and language with many recent outliers. */
  insertFollows: ({ organizationId, channelUcid }: AuthorizedScope, createdBy: string, count: number) =>
    db.sql.execute(sql`
      insert into ${favoriteChannels} (organization_id, channel_ucid, favorite_ucid, name, created_by, created_at)
      select ${organizationId}::uuid, ${channelUcid}, ucid, name, ${createdBy}::uuid,
        clock_timestamp() - row_number() over () * interval '9 days'
      from (
        select c.ucid, c.name from ${catalogueChannels} c
        left join ${catalogueChannels} own on own.ucid = ${channelUcid}
        cross join lateral (
          select count(*) as outliers from ${catalogueVideos} v where v.channel_id = c.id and not v.is_short
            and v.performance_index >= 2 and v.uploaded > now() - make_interval(days => ${RECENT_DAYS}::int)) recent
        where c.ucid <> ${channelUcid} and recent.outliers > 0
        order by (c.top_category = own.top_category) desc nulls last, (c.language = own.language) desc nulls last, recent.outliers desc, c.subscribers desc nulls last, c.id
        limit ${count}) chosen
      on conflict do nothing`),
});
