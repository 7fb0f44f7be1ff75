import { OrganizationChannel } from "@coldopen/contract/session/schema";
import { and, count, eq, sql } from "drizzle-orm";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { channels, organizationChannels } from "./tables.ts";

type ChannelRow = typeof channels.$inferSelect;
export type NewChannelRow = {
  ucid: string;
  name: string;
  handle: string;
  subscribers?: number | null;
  channelThumbnail?: string | null;
  source?: "typed" | "platform";
};
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
  findSource: async (ucid: string) =>
    (await db.sql.select({ source: channels.source }).from(channels).where(eq(channels.ucid, ucid)))[0]?.source,
  hasChannel: async ({ organizationId }: AuthorizedOrganization, ucid: string) => {
    const rows = await db.sql
      .select({ ucid: organizationChannels.channelUcid })
      .from(organizationChannels)
      .where(and(eq(organizationChannels.organizationId, organizationId), eq(organizationChannels.channelUcid, ucid)));
    return rows.length > 0;
  },
  insert: async (channel: NewChannelRow) => {
    const [row] = await db.sql.insert(channels).values(channel).returning();
    if (!row) throw new Error("Failed to store channel");
    return toChannel(row);
  },
  /** What the platform states is shared by all organizations of the channel. */
  upsert: async (channel: NewChannelRow) => {
    const { ucid: _, ...details } = channel;
    const [row] = await db.sql
      .insert(channels)
      .values(channel)
      .onConflictDoUpdate({ target: channels.ucid, set: details })
      .returning();
    if (!row) throw new Error("Failed to store channel");
    return toChannel(row);
  },
  update: async (ucid: string, changes: Partial<Omit<NewChannelRow, "ucid">>) => {
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
