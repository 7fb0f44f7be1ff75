import { and, eq, isNotNull } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { unseal } from "../../platform/secrets.ts";
import { sealLink } from "./link-store.ts";
import { pitchLinks } from "./tables.ts";

type Ports = Pick<AppContext, "db" | "secretBox" | "log">;

/** Former releases sealed a link with a key in the same row. Seals it with the secret of the studio and drops that key. */
export async function resealPitchLinks({ db, secretBox, log }: Ports): Promise<void> {
  const rows = await db.sql.select().from(pitchLinks).where(isNotNull(pitchLinks.sealingKey));
  for (const { pitchId, sealedToken, sealingKey } of rows) {
    try {
      const token = unseal(sealingKey?.toString("base64url") ?? "", sealedToken);
      await db.sql
        .update(pitchLinks)
        .set({ sealedToken: sealLink(secretBox, pitchId, token).sealedToken, sealingKey: null })
        // Not where the link was replaced meanwhile.
        .where(and(eq(pitchLinks.pitchId, pitchId), eq(pitchLinks.sealedToken, sealedToken)));
    } catch (error) {
      log.warn({ err: error, pitchId }, "Failed to reseal the link of a pitch");
    }
  }
}
