import { OrganizationChannel } from "@coldopen/contract/session/schema";
import { and, count, eq, sql } from "drizzle-orm";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { channels, organizationChannels } from "./tables.ts";

type ChannelRow = typeof channels.$inferSelect;
const toChannel = ({ createdAt: _, ...channel }: ChannelRow) => OrganizationChannel.shape.channel.parse(channel);

export const channelStore = (db: Pick<Database, "sql">) => ({
  findByUcid: async (ucid: string) => {
    const [row] = await db.sql.select().from(channels).where(eq(channels.ucid, ucid));
    return row && toChannel(row);
  },
  countChannels: async ({ organizationId }: AuthorizedOrganization) =>
    (
      await db.sql
        .select({ channels: count() })
        .from(organizationChannels)
        .where(eq(organizationChannels.organizationId, organizationId))
    )[0]?.channels ?? 0,
  hasHandle: async ({ organizationId }: AuthorizedOrganization, handle: string) => {
    const rows = await db.sql
      .select({ ucid: channels.ucid })
      .from(organizationChannels)
      .innerJoin(channels, eq(channels.ucid, organizationChannels.channelUcid))
      .where(
        and(eq(organizationChannels.organizationId, organizationId), sql`lower(${channels.handle}) = lower(${handle})`),
      );
    return rows.length > 0;
  },
  insert: async (channel: {
    ucid: string;
    name: string;
    handle: string;
    subscribers?: number;
    channelThumbnail?: string;
  }) => {
    const [row] = await db.sql.insert(channels).values(channel).returning();
    if (!row) throw new Error("Failed to store channel");
    return toChannel(row);
  },
  update: async (ucid: string, changes: { name: string; handle: string }) => {
    const [row] = await db.sql.update(channels).set(changes).where(eq(channels.ucid, ucid)).returning();
    if (!row) throw new Error("Failed to store channel");
    return toChannel(row);
  },
  attach: async ({ organizationId }: AuthorizedOrganization, channelUcid: string) => {
    await db.sql.insert(organizationChannels).values({ organizationId, channelUcid });
  },
  attachIfMissing: async ({ organizationId, channelUcid }: AuthorizedScope) => {
    await db.sql.insert(organizationChannels).values({ organizationId, channelUcid }).onConflictDoNothing();
  },
  detach: ({ organizationId, channelUcid }: AuthorizedScope) =>
    db.sql
      .delete(organizationChannels)
      .where(
        and(eq(organizationChannels.organizationId, organizationId), eq(organizationChannels.channelUcid, channelUcid)),
      )
      .returning({ channelUcid: organizationChannels.channelUcid }),
});
