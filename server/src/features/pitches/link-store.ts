import type { PitchLink } from "@coldopen/contract/pitches/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { hashSecret, newSecret, seal, unseal } from "../../platform/secrets.ts";
import { pitches, pitchLinks } from "./tables.ts";

type LinkRow = typeof pitchLinks.$inferSelect;

export const linkOf = ({ sealedToken, sealingKey, createdAt, expiresAt, views, lastViewedAt }: LinkRow): PitchLink => ({
  token: unseal(sealingKey?.toString("base64url") ?? "", sealedToken),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  views,
  lastViewedAt: lastViewedAt?.toISOString() ?? null,
});

export const pitchLinkStore = (db: Pick<Database, "sql">) => ({
  /** Replaces a previous link, and counts its views from zero. */
  upsert: async (pitchId: string, { token, days }: { token: string; days: number }): Promise<void> => {
    const sealingKey = hashSecret(newSecret());
    const link = {
      tokenHash: hashSecret(token),
      sealedToken: seal(sealingKey.toString("base64url"), token),
      sealingKey,
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(days => ${days})`,
      views: 0,
      lastViewedAt: null,
    };
    await db.sql
      .insert(pitchLinks)
      .values({ pitchId, ...link })
      .onConflictDoUpdate({ target: pitchLinks.pitchId, set: link });
  },
  delete: async (pitchId: string): Promise<void> => {
    await db.sql.delete(pitchLinks).where(eq(pitchLinks.pitchId, pitchId));
  },
  /** The pitch of a link that holds; expired links and links of deleted pitches are not found. */
  findPitch: async (tokenHash: Buffer) => {
    const [row] = await db.sql
      .select({
        id: pitches.id,
        organizationId: pitches.organizationId,
        channelUcid: pitches.channelUcid,
        content: pitches.content,
        expiresAt: pitchLinks.expiresAt,
      })
      .from(pitchLinks)
      .innerJoin(pitches, and(eq(pitches.id, pitchLinks.pitchId), isNull(pitches.deletedAt)))
      .where(and(eq(pitchLinks.tokenHash, tokenHash), sql`${pitchLinks.expiresAt} > clock_timestamp()`));
    return row;
  },
  countView: async (tokenHash: Buffer): Promise<void> => {
    await db.sql
      .update(pitchLinks)
      .set({ views: sql`${pitchLinks.views} + 1`, lastViewedAt: sql`clock_timestamp()` })
      .where(eq(pitchLinks.tokenHash, tokenHash));
  },
});
