import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ExportedTable } from "./contents.ts";

const BATCH_SIZE = 500;
const Row = z.object({ place: z.string(), row: z.unknown() });
const Listed = z.object({ id: z.uuid(), name: z.string() });
const ProjectRow = z.object({
  name: z.string(),
  title: z.string().nullable(),
  concept: z.string().nullable(),
  notes: z.unknown(),
  notesText: z.string().nullable(),
  storybeats: z.unknown(),
});
const PictureRow = z.object({ id: z.uuid(), type: z.string(), hash: z.string().nullable() });
const PictureBytes = z.object({ bytes: z.instanceof(Buffer).nullable() });
const Message = z.object({ type: z.string(), content: z.string() });

/** Reads an organization in batches, each in a statement of its own: an archive holds no connection while it is written. */
export const contentStore = ({ pool }: Pick<Database, "pool">) => {
  const query = async <T>(schema: z.ZodType<T>, text: string, values: readonly unknown[]): Promise<T[]> =>
    z.array(schema).parse((await pool.query(text, [...values])).rows);
  return {
    async *readTable(
      { organizationId }: AuthorizedOrganization,
      userId: string,
      { table, where, hidden = [] }: ExportedTable,
    ): AsyncGenerator<unknown> {
      let place = "(0,0)";
      for (;;) {
        // Both parameters are named, so that each statement has the same ones.
        const rows = await query(
          Row,
          `select t.ctid::text as place, to_jsonb(t) - $5::text[] as row from ${table} t
            where (${where}) and $1::uuid is not null and $2::uuid is not null and t.ctid > $3::tid order by t.ctid limit $4`,
          [organizationId, userId, place, BATCH_SIZE, hidden],
        );
        for (const { row } of rows) yield row;
        const last = rows.at(-1);
        if (!last || rows.length < BATCH_SIZE) return;
        place = last.place;
      }
    },
    listMembers: ({ organizationId }: AuthorizedOrganization) =>
      query(
        z.unknown(),
        `select u.id, u.email, u.first_name, u.last_name, m.role, m.status from memberships m
          join users u on u.id = m.user_id where m.organization_id = $1 order by m.created_at`,
        [organizationId],
      ),
    listProjects: ({ organizationId }: AuthorizedOrganization) =>
      query(Listed, "select id, name from video_projects where organization_id = $1 order by created_at, id", [
        organizationId,
      ]),
    findProject: async ({ organizationId }: AuthorizedOrganization, id: string) => {
      const [row] = await query(
        ProjectRow,
        `select p.name, title.content as title, concept.content as concept, n.content as notes, n.text as "notesText",
            s.content as storybeats
          from video_projects p
          left join project_options title on title.id = p.title_primary_option_id
          left join project_options concept on concept.id = p.concept_primary_option_id
          left join project_notes n on n.project_id = p.id left join project_storybeats s on s.project_id = p.id
          where p.organization_id = $1 and p.id = $2`,
        [organizationId, id],
      );
      return row;
    },
    listThreads: ({ organizationId }: AuthorizedOrganization, userId: string) =>
      query(
        Listed,
        "select id, title as name from chat_threads where organization_id = $1 and user_id = $2 and deleted_at is null order by created_at, id",
        [organizationId, userId],
      ),
    listMessages: ({ organizationId }: AuthorizedOrganization, threadId: string) =>
      query(
        Message,
        `select m.type, m.content from chat_messages m join chat_threads t on t.id = m.thread_id
          where t.organization_id = $1 and t.id = $2 and m.type in ('human', 'ai') and m.content <> '' order by m.position`,
        [organizationId, threadId],
      ),
    /** Of a picture that is not migrated to a file yet. */
    findPictureBytes: async ({ organizationId }: AuthorizedOrganization, id: string): Promise<Buffer | undefined> => {
      const rows = await query(PictureBytes, "select bytes from pictures where organization_id = $1 and id = $2", [
        organizationId,
        id,
      ]);
      return rows[0]?.bytes ?? undefined;
    },
    listPictures: ({ organizationId }: AuthorizedOrganization) =>
      query(PictureRow, "select id, type, hash from pictures where organization_id = $1 order by created_at, id", [
        organizationId,
      ]),
  };
};
