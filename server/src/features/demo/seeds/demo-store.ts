import type { Rating, RatingReason } from "@coldopen/contract/ideas/ratings";
import type { DismissedReason } from "@coldopen/contract/ideas/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../accounts/tables.ts";
import { organizationChannels } from "../../channels/tables.ts";
import { chatThreads } from "../../chat/tables.ts";
import { ideaRatings, ideasForYou } from "../../ideas/tables.ts";
import { keysFor } from "../../projects/index.ts";
import { projectActivity, projectOptions, projectTags, videoProjects } from "../../projects/tables.ts";
import type { DemoProject } from "./project-texts.ts";

const DemoOwner = z.object({ organizationId: z.uuid(), channelUcid: z.string(), createdBy: z.uuid() });
type DemoOwner = z.infer<typeof DemoOwner>;
const ProjectOptions = z.object({ id: z.uuid(), thumbnail: z.string(), titles: z.array(z.string()) });

const isAtPlace = (place: { organizationId: string; channelUcid: string; day: string; slot: number }) =>
  and(
    eq(ideasForYou.organizationId, place.organizationId),
    eq(ideasForYou.channelUcid, place.channelUcid),
    eq(ideasForYou.day, place.day),
    eq(ideasForYou.slot, place.slot),
  );

export const demoStore = (db: Pick<Database, "sql">) => ({
  /** The ids of a demo channel and its user. Returns undefined if one of them was deleted. */
  findOwner: async (channelUcid: string, email: string): Promise<DemoOwner | undefined> => {
    const { rows } = await db.sql.execute(sql`
      select oc.organization_id as "organizationId", oc.channel_ucid as "channelUcid", u.id as "createdBy"
      from ${organizationChannels} oc join ${users} u on u.email = ${email} where oc.channel_ucid = ${channelUcid} limit 1`);
    return rows[0] && DemoOwner.parse(rows[0]);
  },
  /** A conversation of the demo with its last message. */
  findThread: async ({ organizationId, createdBy }: DemoOwner, title: string) => {
    const [row] = await db.sql
      .select({ threadId: chatThreads.id, messageId: chatThreads.headMessageId })
      .from(chatThreads)
      .where(
        and(
          eq(chatThreads.organizationId, organizationId),
          eq(chatThreads.userId, createdBy),
          eq(chatThreads.title, title),
        ),
      )
      .limit(1);
    return row;
  },
  /** The rating of yesterday's sitting or earlier, so that today's starts with nothing. */
  rateIdea: async (
    { organizationId, channelUcid, createdBy }: DemoOwner,
    { day, slot }: { day: string; slot: number },
    { rating, reasons, thought = "" }: { rating: Rating; reasons: RatingReason[]; thought?: string },
  ): Promise<void> => {
    const place = { organizationId, channelUcid, day, slot };
    const [idea] = await db.sql.select({ id: ideasForYou.id }).from(ideasForYou).where(isAtPlace(place));
    if (!idea) return;
    const ratedAt = new Date(`${day}T09:${String(slot).padStart(2, "0")}:00Z`);
    await db.sql
      .insert(ideaRatings)
      .values({ ideaId: idea.id, userId: createdBy, rating, reasons, thought, ratedAt })
      .onConflictDoNothing();
  },
  dismissIdea: async (
    { organizationId, channelUcid }: DemoOwner,
    { day, slot }: { day: string; slot: number },
    dismissedReason: DismissedReason,
  ): Promise<void> => {
    await db.sql
      .update(ideasForYou)
      .set({ dismissedAt: new Date(`${day}T10:00:00Z`), dismissedReason })
      .where(isAtPlace({ organizationId, channelUcid, day, slot }));
  },
  insert: async (owner: DemoOwner, project: DemoProject): Promise<string> => {
    const ago = (days: number) => sql`clock_timestamp() - make_interval(secs => ${days * 86_400}::float8)`;
    const [title] = project.titles;
    const [row] = await db.sql
      .insert(videoProjects)
      .values({
        ...owner,
        name: project.name ?? title ?? "New Project",
        title: title ?? null,
        type: project.type,
        status: project.status,
        source: project.source ?? "user",
        sponsors: [...(project.sponsors ?? [])],
        titleScore: project.score ?? null,
        ...project.stats,
        publishDate: project.due === undefined ? null : sql`current_date + ${project.due}::int`,
        createdAt: ago(project.edited + 3),
        updatedAt: ago(project.edited),
      })
      .returning({ id: videoProjects.id });
    if (!row) throw new Error("Failed to insert demo project");
    const projectId = row.id;
    const primaries: Record<"title" | "concept", string | null> = { title: null, concept: null };
    for (const [optionType, contents] of [
      ["title", project.titles],
      ["concept", project.concepts ?? []],
    ] as const) {
      const keys = keysFor(contents.length);
      const options = contents.map((content, index) => ({
        id: crypto.randomUUID(),
        projectId,
        optionType,
        content,
        position: keys[index] ?? "",
        source: index === 0 ? ("user" as const) : ("system" as const),
      }));
      if (options.length > 0) await db.sql.insert(projectOptions).values(options);
      primaries[optionType] = options[0]?.id ?? null;
    }
    await db.sql
      .update(videoProjects)
      .set({ titlePrimaryOptionId: primaries.title, conceptPrimaryOptionId: primaries.concept })
      .where(eq(videoProjects.id, projectId));
    if (project.tags.length > 0)
      await db.sql
        .insert(projectTags)
        .values(
          project.tags.map((name, position) => ({ ...owner, projectId, name, source: "user" as const, position })),
        );
    await db.sql.insert(projectActivity).values({
      projectId,
      userId: owner.createdBy,
      what: "Started the project",
      createdAt: ago(project.edited + 3),
    });
    return projectId;
  },
  /** Returns undefined if the project was deleted or has a thumbnail. */
  findWithoutThumbnail: async (channelUcid: string, title: string) => {
    const [row] = await db.sql
      .select({ id: videoProjects.id, organizationId: videoProjects.organizationId })
      .from(videoProjects)
      .where(
        and(
          eq(videoProjects.channelUcid, channelUcid),
          eq(videoProjects.title, title),
          isNull(videoProjects.thumbnailPrimaryOptionId),
        ),
      );
    return row;
  },
  /** Returns undefined if the project was deleted or has no thumbnail. */
  findWithThumbnail: async (channelUcid: string, title: string) => {
    const { rows } = await db.sql.execute(sql`
      select p.id, t.content as thumbnail,
        (select array_agg(o.content order by o.position) from ${projectOptions} o
          where o.project_id = p.id and o.option_type = 'title') as titles
      from ${videoProjects} p join ${projectOptions} t on t.id = p.thumbnail_primary_option_id
      where p.channel_ucid = ${channelUcid} and p.title = ${title} and p.deleted_at is null limit 1`);
    return rows[0] && ProjectOptions.parse(rows[0]);
  },
  setThumbnail: async (projectId: string, content: string) => {
    const id = crypto.randomUUID();
    const [position = ""] = keysFor(1);
    await db.sql
      .insert(projectOptions)
      .values({ id, projectId, optionType: "thumbnail", content, position, source: "user" });
    await db.sql.update(videoProjects).set({ thumbnailPrimaryOptionId: id }).where(eq(videoProjects.id, projectId));
  },
});
