import { TAGS_MAX } from "@coldopen/contract/projects/schema";
import { TITLE_SCORE_VERSION, titleScore } from "@coldopen/engine-text/title-score";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { readTags } from "../tagging/index.ts";
import { projectStore } from "./project-store.ts";
import { keepTitleScore } from "./title-scores.ts";

/** Debounce: only the last change within this time is tagged. */
const DEBOUNCE_MS = 2_000;

/** Joins the transaction that changes the text of a project. */
export const scheduleAiTagging = ({ jobs, now }: Pick<AppContext, "jobs" | "now">, projectId: string): Promise<void> =>
  jobs.add(
    "projects:ai-tag",
    { projectId },
    { key: `projects:ai-tag:${projectId}`, runAt: new Date(now().getTime() + DEBOUNCE_MS) },
  );

/** Derives tags, categories and the title score from the text of a project and notifies the members of its channel. */
export const tagByAi = (context: Pick<AppContext, "db" | "announce" | "jobs">, projectId: string): Promise<void> =>
  context.db.transaction(async () => {
    const { db, announce } = context;
    const projects = projectStore(db);
    const project = await projects.findForTagging(projectId);
    if (!project) return;
    const { tags, aiCategories } = readTags(project);
    const { title, titleOptionId } = project;
    const score = title === null ? null : titleScore(title);
    const scope = scopeForJob(project);
    await projects.setAiTags(scope, project, {
      tags: tags.slice(0, Math.max(0, TAGS_MAX - project.ownTags)),
      aiCategories,
      titleScore: score,
    });
    if (title !== null && score !== null)
      await keepTitleScore(context, scope, {
        projectId: project.id,
        optionId: titleOptionId,
        title,
        score,
        version: TITLE_SCORE_VERSION,
      });
    await announce.toChannel(project, "system", { eventType: "videoProject:aiTag", projectId });
  });
