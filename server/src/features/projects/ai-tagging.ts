import { titleScore } from "@coldopen/contract/ideation/score";
import { TAGS_MAX } from "@coldopen/contract/projects/schema";
import { type SQL, sql } from "drizzle-orm";
import { jobCall } from "../../platform/jobs/jobs.ts";
import type { World } from "../../world.ts";
import { readTags } from "../tagging/index.ts";
import { projectStore } from "./project-store.ts";

/** Whoever is still typing is waited for: only the last change within this time is read. */
const DEBOUNCE_MS = 2_000;

/** Inside a statement that changes the words of a project; its values say when. */
export const aiTagging = (projectId: SQL): SQL =>
  jobCall("projects:ai-tag", sql`json_build_object('projectId', ${projectId})`, {
    key: sql`'projects:ai-tag:' || ${projectId}`,
    runAt: sql`${sql.placeholder("tagAt")}`,
  });
export const aiTaggingAt = ({ now }: Pick<World, "now">) => ({
  tagAt: new Date(now().getTime() + DEBOUNCE_MS).toISOString(),
});

/** Reads tags, categories and the title's score off a project's words and tells those who work on its channel. */
export const tagByAi = ({ db, announce }: Pick<World, "db" | "announce">, projectId: string): Promise<void> =>
  db.transaction(async () => {
    const projects = projectStore(db);
    const project = await projects.taggable(projectId);
    if (!project) return;
    const { tags, aiCategories } = readTags(project);
    await projects.setReading(project, {
      tags: tags.slice(0, Math.max(0, TAGS_MAX - project.ownTags)),
      aiCategories,
      titleScore: project.title === null ? null : titleScore(project.title),
    });
    await announce.toChannel(project, "system", { eventType: "videoProject:aiTag", projectId });
  });
