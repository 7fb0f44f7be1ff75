import type { PitchLink } from "@coldopen/contract/pitches/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { DecryptionError, type SecretBox } from "../../platform/secret-box.ts";
import { decryptWithKey, hashSecret } from "../../platform/secrets.ts";
import { pitches, pitchLinks } from "./tables.ts";

export type LinkRow = typeof pitchLinks.$inferSelect;

const tokenPurpose = (pitchId: string) => `pitch_links.token:${pitchId}`;

/** A new link as it is stored. */
export const encryptLink = ({ encrypt }: Pick<SecretBox, "encrypt">, pitchId: string, token: string) => ({
  pitchId,
  tokenHash: hashSecret(token),
  sealedToken: encrypt(token, tokenPurpose(pitchId)),
});

/** Null where the token was encrypted with a secret that the studio no longer has: the link can then only be replaced. */
export function linkOf({ decrypt }: Pick<SecretBox, "decrypt">, row: LinkRow): PitchLink | null {
  const { pitchId, sealedToken, sealingKey, createdAt, expiresAt, views, lastViewedAt } = row;
  try {
    return {
      // A node of the previous release encrypts a new link with a key in its row.
      token: sealingKey
        ? decryptWithKey(sealingKey.toString("base64url"), sealedToken)
        : decrypt(sealedToken, tokenPurpose(pitchId)),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      views,
      lastViewedAt: lastViewedAt?.toISOString() ?? null,
    };
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

export const pitchLinkStore = (db: Pick<Database, "sql">) => ({
  /** Replaces a previous link, and counts its views from zero. */
  upsert: async ({ pitchId, ...encrypted }: ReturnType<typeof encryptLink>, days: number): Promise<void> => {
    const link = {
      ...encrypted,
      sealingKey: null,
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
