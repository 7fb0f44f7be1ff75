import { projectRoutes } from "@coldopen/contract/projects/routes";
import type { TagCategory } from "@coldopen/contract/projects/schema";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Browser, startApp } from "./start-app.ts";

type Place = { organizationId: string; channelUcid: string; createdBy: string };
type By = { browser: Browser; place: Place };
type Stored = {
  name: string;
  columns?: Record<string, unknown>;
  tags?: string[];
  /** Categories of tags, as automatic tagging gives them. */
  categories?: Record<string, TagCategory>;
  titles?: string[];
};
const projects: Stored[] = [
  {
    name: "apple",
    columns: { publish_date: "2026-03-01", user_rank: 2, title_score: 50 },
    tags: ["Winter"],
    categories: { Winter: "Theme" },
  },
  {
    name: "Banana",
    columns: { publish_date: "2026-03-05", status: "in_development", user_rank: 1 },
    titles: ["The 100% banana_boat"],
  },
  { name: "cherry", columns: { status: "published", views: 1000, outlier_index: 2.5, duration: 300, title_score: 50 } },
  {
    name: "Date",
    columns: { status: "published", views: 50, outlier_index: 0.5, duration: 900, publish_date: "2026-03-05" },
  },
  { name: "elder", columns: { type: "vlog", sponsors: "{Acme}", title: "Berry season", ai_categories: "{Games}" } },
  {
    name: "fig",
    columns: { user_rank: 1, title_score: 99.5, source: "idea_bank", ai_categories: "{Technology,Games}" },
    tags: ["winter", "Build"],
    categories: { Build: "Activity" },
  },
];
export type Query = Record<string, string | string[]>;

/** A channel with six projects that differ in all that a list can ask for. */
export async function openProjectList() {
  const studio = await startApp();
  async function arrange() {
    const owner = await studio.given.user();
    const organizationId = await studio.given.organization({ ownerId: owner.id });
    const channelUcid = await studio.given.channel(organizationId);
    return { browser: await studio.as(owner.email), place: { organizationId, channelUcid, createdBy: owner.id } };
  }
  const own = await arrange();

  async function stored({ name, columns = {}, tags = [], categories = {}, titles = [] }: Stored, where = own.place) {
    const project = await studio.given.project(where, { name, tags });
    for (const content of titles) await studio.given.option(where.createdBy, project.id, { content });
    for (const [tag, category] of Object.entries(categories))
      await studio.context.db.sql.execute(
        sql`update project_tags set category = ${category} where project_id = ${project.id} and name = ${tag}`,
      );
    const sets = Object.entries(columns).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    if (sets.length > 0)
      await studio.context.db.sql.execute(
        sql`update video_projects set ${sql.join(sets, sql`, `)} where id = ${project.id}`,
      );
    return project.id;
  }

  async function ask(query: Query = {}, by: By = own) {
    const asked = { organizationId: by.place.organizationId, channelUCID: by.place.channelUcid, ...query };
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(asked)) for (const item of [value].flat()) search.append(key, item);
    return by.browser.call({ url: `/api/v3/video-project?${search}` });
  }
  async function list(query: Query = {}, by: By = own) {
    const response = await ask(query, by);
    expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.anything()]);
    return projectRoutes.list.reply.parse(response.json());
  }
  const names = async (query: Query, by: By = own) => (await list(query, by)).data.map(({ name }) => name).sort();

  async function pages(query: Query, limit: number, by: By = own) {
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ ...query, limit: String(limit), ...(cursor ? { cursor } : {}) }, by);
      expect(page.data.length).toBeLessThanOrEqual(limit);
      found.push(...page.data.map(({ id }) => id));
      cursor = page.responseMetadata.nextCursor;
    }
    return found;
  }

  for (const project of projects) await stored(project);
  return { studio, ...own, arrange, stored, ask, list, names, pages };
}

export type ProjectList = Awaited<ReturnType<typeof openProjectList>>;
