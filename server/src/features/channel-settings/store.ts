import { ChannelSettings, type ChannelSettingsChange } from "@coldopen/contract/channel-settings/schema";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";

const here = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(organizationChannels.organizationId, organizationId), eq(organizationChannels.channelUcid, channelUcid));
const settings = {
  bio: organizationChannels.bio,
  thumbnailStyle: organizationChannels.thumbnailStyle,
  language: organizationChannels.language,
  thumbnailOptOut: organizationChannels.thumbnailOptOut,
};

/** Those of the channel that `row` belongs to, as JSON, for statements that need them on their way. */
export const settingsOf = (row: SQL): SQL => sql`(
  select json_build_object('bio', c.bio, 'thumbnailStyle', c.thumbnail_style, 'language', c.language, 'thumbnailOptOut', c.thumbnail_opt_out)
  from ${organizationChannels} c where c.organization_id = ${row}.organization_id and c.channel_ucid = ${row}.channel_ucid)`;

export const channelSettingsStore = (db: Pick<Database, "sql">) => ({
  read: async (scope: AuthorizedScope): Promise<ChannelSettings | undefined> => {
    const [row] = await db.sql.select(settings).from(organizationChannels).where(here(scope));
    return row && ChannelSettings.parse(row);
  },
  change: async (scope: AuthorizedScope, changes: ChannelSettingsChange): Promise<ChannelSettings | undefined> => {
    const [row] = await db.sql
      .update(organizationChannels)
      .set({ channelUcid: sql`${organizationChannels.channelUcid}`, ...changes })
      .where(here(scope))
      .returning(settings);
    return row && ChannelSettings.parse(row);
  },
});
