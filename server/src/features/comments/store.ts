import { MentionablePerson, ProjectComment } from "@coldopen/contract/comments/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships, users } from "../accounts/tables.ts";
import { entitlements } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";
import { videoProjects } from "../projects/tables.ts";
import { projectComments } from "./tables.ts";

const nameOf = (table: SQL) => sql`trim(${table}.first_name || ' ' || ${table}.last_name)`;
const moment = z.date().transform((at) => at.toISOString());
const Row = z.object({ ...ProjectComment.shape, createdAt: moment, editedAt: moment.nullable() });
const Recipient = MentionablePerson.extend({ email: z.string() });
export type Recipient = z.infer<typeof Recipient>;

export const commentStore = (db: Pick<Database, "sql">) => {
  const inProject = ({ organizationId, channelUcid }: AuthorizedScope, projectId: string) =>
    and(
      eq(projectComments.organizationId, organizationId),
      eq(projectComments.channelUcid, channelUcid),
      eq(projectComments.projectId, projectId),
    );
  const read = async (where: SQL | undefined): Promise<ProjectComment[]> => {
    const rows = await db.sql
      .select({
        id: projectComments.id,
        text: projectComments.text,
        author: sql`case when ${users.id} is null then null else json_build_object('userId', ${users.id},
          'name', trim(${users.firstName} || ' ' || ${users.lastName}), 'profilePicture', ${profilePictureOf(sql`${users.id}`)}) end`,
        mentions: sql`coalesce((select json_agg(json_build_object('userId', u.id, 'name', ${nameOf(sql`u`)}) order by u.id)
          from ${users} u where u.id = any(${projectComments.mentions})), '[]')`,
        createdAt: projectComments.createdAt,
        editedAt: projectComments.editedAt,
      })
      .from(projectComments)
      .leftJoin(users, eq(users.id, projectComments.authorId))
      .where(where)
      .orderBy(projectComments.createdAt, projectComments.id);
    return z.array(Row).parse(rows);
  };
  return {
    list: (scope: AuthorizedScope, projectId: string) => read(inProject(scope, projectId)),
    find: async (scope: AuthorizedScope, projectId: string, id: string): Promise<ProjectComment | undefined> =>
      (await read(and(inProject(scope, projectId), eq(projectComments.id, id))))[0],
    /** The channel and the project of a comment. */
    findOwner: async (id: string): Promise<(ChannelScope & { projectId: string }) | undefined> => {
      const { organizationId, channelUcid, projectId } = projectComments;
      const [row] = await db.sql
        .select({ organizationId, channelUcid, projectId })
        .from(projectComments)
        .where(eq(projectComments.id, id));
      return row;
    },
    /** Serializes new comments of a project, so that the limit holds. */
    lockProject: async ({ organizationId, channelUcid }: AuthorizedScope, projectId: string): Promise<void> => {
      await db.sql.execute(sql`
        select 1 from ${videoProjects} p
        where p.id = ${projectId} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}
        for no key update`);
    },
    count: (scope: AuthorizedScope, projectId: string): Promise<number> =>
      db.sql.$count(projectComments, inProject(scope, projectId)),
    insert: async (
      { organizationId, channelUcid }: AuthorizedScope,
      comment: { projectId: string; authorId: string; text: string; mentions: string[] },
    ): Promise<string> => {
      const [row] = await db.sql
        .insert(projectComments)
        .values({ organizationId, channelUcid, ...comment })
        .returning({ id: projectComments.id });
      if (!row) throw new Error("Insert of a comment returned no row");
      return row.id;
    },
    update: async (
      scope: AuthorizedScope,
      projectId: string,
      id: string,
      change: { text: string; mentions: string[] },
    ): Promise<void> => {
      await db.sql
        .update(projectComments)
        .set({ ...change, editedAt: sql`clock_timestamp()` })
        .where(and(inProject(scope, projectId), eq(projectComments.id, id)));
    },
    remove: async (scope: AuthorizedScope, projectId: string, id: string): Promise<void> => {
      await db.sql.delete(projectComments).where(and(inProject(scope, projectId), eq(projectComments.id, id)));
    },
    /** Everyone who is entitled to the channel and active in its organization, by name. */
    listPeople: async ({ organizationId, channelUcid }: AuthorizedScope): Promise<Recipient[]> => {
      const rows = await db.sql
        .select({
          userId: users.id,
          name: sql`trim(${users.firstName} || ' ' || ${users.lastName})`,
          profilePicture: profilePictureOf(sql`${users.id}`),
          role: entitlements.role,
          email: users.email,
        })
        .from(entitlements)
        .innerJoin(
          memberships,
          and(
            eq(memberships.userId, entitlements.userId),
            eq(memberships.organizationId, entitlements.organizationId),
            eq(memberships.status, "active"),
          ),
        )
        .innerJoin(users, eq(users.id, entitlements.userId))
        .where(and(eq(entitlements.organizationId, organizationId), eq(entitlements.channelUcid, channelUcid)))
        .orderBy(users.firstName, users.lastName, users.id);
      return z.array(Recipient).parse(rows);
    },
  };
};
