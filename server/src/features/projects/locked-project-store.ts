import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { projectLocks, videoProjects } from "./tables.ts";

const LockedProject = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  status: ProjectStatus,
  publishDate: z.string().nullable(),
  youtubeURL: z.string().nullable(),
  createdBy: z.uuid().nullable(),
  titlePrimaryOptionId: z.uuid().nullable(),
  conceptPrimaryOptionId: z.uuid().nullable(),
  thumbnailPrimaryOptionId: z.uuid().nullable(),
});
/** A project whose row is locked until the transaction ends. */
export type LockedProject = z.infer<typeof LockedProject>;

/** Without an owner once their account is deleted. */
const EditLock = z.object({
  userId: z.uuid().nullable(),
  ownerName: z.string().nullable(),
  fence: z.coerce.number(),
  isLive: z.boolean(),
});
export type EditLock = z.infer<typeof EditLock>;

export const lockedProjectStore = (db: Pick<Database, "sql">) => ({
  /** Inside a transaction. Returns undefined if the channel has no such project. */
  lockForUpdate: async (
    { organizationId, channelUcid }: AuthorizedScope,
    projectId: string,
    { isDeleted }: { isDeleted: boolean },
  ): Promise<LockedProject | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select p.id, p.name, p.title, p.status, p.publish_date::text as "publishDate", p.youtube_url as "youtubeURL",
        p.created_by as "createdBy", p.title_primary_option_id as "titlePrimaryOptionId",
        p.concept_primary_option_id as "conceptPrimaryOptionId", p.thumbnail_primary_option_id as "thumbnailPrimaryOptionId"
      from ${videoProjects} p
      where p.id = ${projectId} and p.organization_id = ${organizationId} and p.channel_ucid = ${channelUcid}
        and p.deleted_at ${sql.raw(isDeleted ? "is not null" : "is null")}
      for no key update of p`);
    return rows[0] && LockedProject.parse(rows[0]);
  },
  /** Held until the transaction ends, so that the edit lock cannot change hands between this read and the save. */
  findEditLock: async (project: LockedProject): Promise<EditLock | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select l.user_id as "userId", l.fence, l.expires_at > clock_timestamp() and l.user_id is not null as "isLive",
        trim(u.first_name || ' ' || u.last_name) as "ownerName"
      from ${projectLocks} l left join ${users} u on u.id = l.user_id where l.project_id = ${project.id} for share of l`);
    return rows[0] && EditLock.parse(rows[0]);
  },
});
