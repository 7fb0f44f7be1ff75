import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Picture } from "../../adapters/image-model/port.ts";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { pictures } from "./tables.ts";

const Stored = z.object({ type: z.enum(["image/webp", "image/png", "image/jpeg"]), bytes: z.instanceof(Buffer) });

export const pictureStore = (db: Pick<Database, "sql">) => ({
  insert: async (
    { organizationId, channelUcid }: { organizationId: string; channelUcid: string },
    { type, bytes }: Picture,
  ): Promise<string> => {
    const id = crypto.randomUUID();
    await db.sql.insert(pictures).values({ id, organizationId, channelUcid, type, bytes: Buffer.from(bytes) });
    return id;
  },
  /** Nothing for a picture that isn't there and for whoever may not see it alike. */
  get: async (userId: string, id: string): Promise<z.infer<typeof Stored> | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select p.type, p.bytes from ${pictures} p ${whereMayWork(userId)} where p.id = ${id} and work.is_paid`);
    return rows[0] && Stored.parse(rows[0]);
  },
  of: async ({ organizationId, channelUcid }: { organizationId: string; channelUcid: string }, id: string) => {
    const { rows } = await db.sql.execute(sql`
      select p.type, p.bytes from ${pictures} p
      where p.id = ${id} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}`);
    return rows[0] && Stored.parse(rows[0]);
  },
  /** The same, of one channel only. */
  getIn: async (
    userId: string,
    { organizationId, channelUCID }: { organizationId: string; channelUCID: string },
    id: string,
  ): Promise<z.infer<typeof Stored> | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select p.type, p.bytes from ${pictures} p ${whereMayWork(userId)} where p.id = ${id} and work.is_paid
        and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUCID}`);
    return rows[0] && Stored.parse(rows[0]);
  },
});
