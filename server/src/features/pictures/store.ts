import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { pictures } from "./tables.ts";

const PictureType = z.enum(["image/webp", "image/png", "image/jpeg"]);
export type PictureType = z.infer<typeof PictureType>;
const PictureRow = z.object({
  id: z.uuid(),
  type: PictureType,
  hash: z.string().nullable(),
  width: z.number().nullable(),
  bytes: z.instanceof(Buffer).nullable(),
  description: z.string().nullable(),
});
export type PictureRow = z.infer<typeof PictureRow>;
export type Content = { hash: string; width: number; height: number; sizeBytes: number };
export type NewPicture = Content & {
  id: string;
  type: PictureType;
  createdBy: string | null;
  description: string | null;
};

const columns = sql`p.id, p.type, p.hash, p.width, p.bytes, p.description`;
const inChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
  sql`p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}`;

export const pictureStore = (db: Pick<Database, "sql">) => {
  const first = async (query: ReturnType<typeof sql>): Promise<PictureRow | undefined> => {
    const { rows } = await db.sql.execute(query);
    return rows[0] && PictureRow.parse(rows[0]);
  };
  return {
    insert: async (scope: AuthorizedScope, picture: NewPicture): Promise<void> => {
      await db.sql.insert(pictures).values({ ...scope, ...picture });
    },
    find: (scope: AuthorizedScope, id: string) =>
      first(sql`select ${columns} from ${pictures} p where p.id = ${id} and ${inChannel(scope)}`),
    /** How many of these pictures the channel has. */
    count: async (scope: AuthorizedScope, ids: readonly string[]): Promise<number> =>
      db.sql.$count(
        pictures,
        and(
          inArray(pictures.id, [...ids]),
          eq(pictures.organizationId, scope.organizationId),
          eq(pictures.channelUcid, scope.channelUcid),
        ),
      ),
    findOwner: async (id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = pictures;
      const [row] = await db.sql.select({ organizationId, channelUcid }).from(pictures).where(eq(pictures.id, id));
      return row;
    },
    remove: async (
      { organizationId, channelUcid }: AuthorizedScope,
      id: string,
    ): Promise<{ hash: string | null } | undefined> => {
      const [row] = await db.sql
        .delete(pictures)
        .where(
          and(eq(pictures.id, id), eq(pictures.organizationId, organizationId), eq(pictures.channelUcid, channelUcid)),
        )
        .returning({ hash: pictures.hash });
      return row;
    },
    listUnmigrated: async (limit: number): Promise<PictureRow[]> => {
      const { rows } = await db.sql.execute(
        sql`select ${columns} from ${pictures} p where p.hash is null order by p.created_at limit ${limit}`,
      );
      return rows.map((row) => PictureRow.parse(row));
    },
    setContent: async (id: string, { hash, width, height, sizeBytes }: Content): Promise<void> => {
      await db.sql.execute(sql`update ${pictures} set hash = ${hash}, width = ${width}, height = ${height},
        size_bytes = ${sizeBytes}, bytes = null where id = ${id} and hash is null`);
    },
    describe: async (id: string, description: string): Promise<void> => {
      await db.sql.update(pictures).set({ description }).where(eq(pictures.id, id));
    },
    isUsed: async (hash: string): Promise<boolean> => {
      const { rows } = await db.sql.execute(sql`select 1 from ${pictures} where hash = ${hash} limit 1`);
      return rows.length > 0;
    },
  };
};
