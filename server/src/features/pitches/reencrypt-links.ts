import { and, eq, isNotNull } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { decryptWithKey } from "../../platform/secrets.ts";
import { encryptLink } from "./link-store.ts";
import { pitchLinks } from "./tables.ts";

type Ports = Pick<AppContext, "db" | "secretBox" | "log">;

/** Former releases encrypted a link with a key in the same row. Encrypts it with the secret of the studio and drops that key. */
export async function reencryptPitchLinks({ db, secretBox, log }: Ports): Promise<void> {
  const rows = await db.sql.select().from(pitchLinks).where(isNotNull(pitchLinks.sealingKey));
  for (const { pitchId, sealedToken, sealingKey } of rows) {
    try {
      const token = decryptWithKey(sealingKey?.toString("base64url") ?? "", sealedToken);
      await db.sql
        .update(pitchLinks)
        .set({ sealedToken: encryptLink(secretBox, pitchId, token).sealedToken, sealingKey: null })
        // Not where the link was replaced meanwhile.
        .where(and(eq(pitchLinks.pitchId, pitchId), eq(pitchLinks.sealedToken, sealedToken)));
    } catch (error) {
      log.warn({ err: error, pitchId }, "Failed to re-encrypt the link of a pitch");
    }
  }
}
