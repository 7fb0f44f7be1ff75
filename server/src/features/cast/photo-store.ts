import { CastPhoto, FaceBox, type PhotoProblem } from "@coldopen/contract/cast/schema";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { organizationChannels } from "../channels/tables.ts";
import { PictureIds, photoJson } from "./member-store.ts";
import { castMembers, castPhotos } from "./tables.ts";

const ofMember = ({ organizationId, channelUcid }: AuthorizedScope, memberId: string) => sql`
  f.member_id in (select m.id from ${castMembers} m where m.id = ${memberId}
    and m.organization_id = ${organizationId} and m.channel_ucid = ${channelUcid})`;

const ToPrepare = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  name: z.string(),
  photoId: z.uuid(),
  face: FaceBox,
  addedBy: z.uuid().nullable(),
});
export type PhotoToPrepare = z.infer<typeof ToPrepare>;
const ReadyPhoto = z.object({ name: z.string(), cutoutId: z.uuid() });

export const photoStore = (db: Pick<Database, "sql">) => ({
  get: async (scope: AuthorizedScope, memberId: string, id: string): Promise<CastPhoto | undefined> => {
    const { rows } = await db.sql.execute(
      sql`select ${photoJson} as photo from ${castPhotos} f where ${ofMember(scope, memberId)} and f.id = ${id}`,
    );
    return rows[0] && CastPhoto.parse(rows[0].photo);
  },
  insert: async (memberId: string, photo: { photoId: string; face: FaceBox; addedBy: string }): Promise<string> => {
    const [row] = await db.sql
      .insert(castPhotos)
      .values({ memberId, ...photo })
      .returning({ id: castPhotos.id });
    if (!row) throw new Error("Insert of a cast photo returned no row");
    return row.id;
  },
  lockToPrepare: async (id: string): Promise<PhotoToPrepare | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select f.id, m.organization_id as "organizationId", m.channel_ucid as "channelUcid", m.name,
        f.photo_id as "photoId", f.face, f.added_by as "addedBy"
      from ${castPhotos} f join ${castMembers} m on m.id = f.member_id
      where f.id = ${id} and f.state = 'preparing' for update of f`);
    return rows[0] && ToPrepare.parse(rows[0]);
  },
  finish: async (id: string, outcome: { cutoutId: string } | { problem: PhotoProblem }): Promise<void> => {
    const isReady = "cutoutId" in outcome;
    await db.sql
      .update(castPhotos)
      .set(isReady ? { state: "ready", ...outcome } : { state: "failed", ...outcome })
      .where(eq(castPhotos.id, id));
  },
  remove: async (scope: AuthorizedScope, memberId: string, id: string): Promise<string[] | undefined> => {
    const { rows } =
      await db.sql.execute(sql`delete from ${castPhotos} f where ${ofMember(scope, memberId)} and f.id = ${id}
      returning array_remove(array[f.photo_id, f.cutout_id], null) as pictures`);
    return rows[0] && PictureIds.parse(rows[0].pictures);
  },
  /** The usable cut-outs in the order of the cast. None if the channel has opted out. */
  listReady: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<z.infer<typeof ReadyPhoto>[]> => {
    const { rows } = await db.sql.execute(sql`
      select m.name, f.cutout_id as "cutoutId" from ${castPhotos} f join ${castMembers} m on m.id = f.member_id
      join ${organizationChannels} oc on oc.organization_id = m.organization_id and oc.channel_ucid = m.channel_ucid
      where m.organization_id = ${organizationId} and m.channel_ucid = ${channelUcid} and f.state = 'ready'
        and f.cutout_id is not null and not oc.thumbnail_opt_out
      order by m.consent_at, m.id, f.created_at, f.id`);
    return rows.map((row) => ReadyPhoto.parse(row));
  },
});
