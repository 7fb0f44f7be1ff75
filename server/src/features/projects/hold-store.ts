import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { Role } from "@coldopen/contract/session/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { users } from "../session/tables.ts";
import { projectLocks, projectOptions, videoProjects } from "./tables.ts";

const Held = z.object({
  id: z.uuid(),
  organizationId: z.uuid(),
  channelUcid: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  status: ProjectStatus,
  publishDate: z.string().nullable(),
  createdBy: z.uuid().nullable(),
  titlePrimaryOptionId: z.uuid().nullable(),
  conceptPrimaryOptionId: z.uuid().nullable(),
  thumbnailPrimaryOptionId: z.uuid().nullable(),
  role: Role,
  isPaid: z.boolean(),
  lock: z
    .object({ userId: z.uuid().nullable(), ownerName: z.string().nullable(), fence: z.number(), isLive: z.boolean() })
    .nullable(),
});
/** A project whose row nobody else can change until the transaction ends, and its pen with it. */
export type HeldProject = z.infer<typeof Held>;
export type Which = { projectId: string } | { optionId: string };

const idOf = (which: Which): SQL =>
  "projectId" in which
    ? sql`${which.projectId}::uuid`
    : sql`(select o.project_id from ${projectOptions} o where o.id = ${which.optionId}::uuid)`;

export const holdStore = (db: Pick<Database, "sql">) => ({
  /** Nothing for a project that isn't there and for whoever may not work on it alike. */
  hold: async (userId: string, which: Which, { isDeleted = false } = {}): Promise<HeldProject | undefined> => {
    const kept = sql.raw(isDeleted ? "is not null" : "is null");
    // The pen is held too, so that it can't change hands between this look and the save.
    const { rows } = await db.sql.execute(sql`
      with project as (
        select p.*, work.role as work_role, work.is_paid from ${videoProjects} p ${whereMayWork(userId)}
        where p.id = ${idOf(which)} and p.deleted_at ${kept} for no key update of p),
      pen as (select l.* from ${projectLocks} l where l.project_id = (select id from project) for share)
      select h.id, h.organization_id as "organizationId", h.channel_ucid as "channelUcid", h.name, h.title, h.status,
        h.publish_date::text as "publishDate", h.created_by as "createdBy",
        h.title_primary_option_id as "titlePrimaryOptionId", h.concept_primary_option_id as "conceptPrimaryOptionId",
        h.thumbnail_primary_option_id as "thumbnailPrimaryOptionId", h.work_role as role, h.is_paid as "isPaid",
        case when pen.project_id is not null then json_build_object('userId', pen.user_id, 'fence', pen.fence,
          'isLive', pen.expires_at > clock_timestamp() and pen.user_id is not null, 'ownerName', trim(u.first_name || ' ' || u.last_name)) end as lock
      from project h left join pen on true left join ${users} u on u.id = pen.user_id`);
    return rows[0] && Held.parse(rows[0]);
  },
});
