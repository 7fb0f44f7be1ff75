import { projectRoutes } from "@coldopen/contract/projects/routes";
import { UserProfile } from "@coldopen/contract/session/schema";
import { compare, printResult } from "./method.ts";
import { startServing } from "./serving/serving.ts";

const DEEP_GOAL = 3;
/** A channel may have 10,000; some are added by the counted writes. */
const PROJECTS = 9_990;
const DEEP_PAGE = 200;
const CHANNEL = "UChalfbuilt0000000000001";
const base = projectRoutes.list.path;
const optionBase = projectRoutes.addOption.path;

/** Compares the list of nearly 10,000 projects with a bare route and its 200th page with its first, and counts statements of writes. */
const serving = await startServing();
await serving.fill(`
  with made as (
    insert into video_projects (organization_id, channel_ucid, name, status, type, publish_date, title_score, updated_at)
    select oc.organization_id, oc.channel_ucid, 'Project ' || n, (array['idea', 'in_development', 'published'])[1 + n % 3],
      'challenge', case when n % 2 = 0 then current_date + n % 90 end, n % 100, now() - n * interval '1 minute'
    from organization_channels oc, generate_series(1, ${PROJECTS}) n where oc.channel_ucid = '${CHANNEL}'
    returning id, organization_id, channel_ucid),
  tagged as (
    insert into project_tags (project_id, organization_id, channel_ucid, name, source, position)
    select id, organization_id, channel_ucid, tag, 'user', 0 from made, unnest(array['Winter', 'Build']) tag)
  insert into project_options (project_id, option_type, position, content, source)
  select id, kind, 'V', 'A ' || kind || ' of a project that someone may make one day', 'user' from made, unnest(array['title', 'concept']) kind`);
await serving.fill(`
  update video_projects p set title_primary_option_id = o.id from project_options o
  where o.project_id = p.id and o.option_type = 'title' and p.title_primary_option_id is null`);
await serving.fill(`
  update video_projects p set concept_primary_option_id = o.id from project_options o
  where o.project_id = p.id and o.option_type = 'concept' and p.concept_primary_option_id is null`);
await serving.fill("vacuum analyze");

const { organizations } = UserProfile.parse(await serving.get("/api/users/profile"));
const organizationId = organizations.find(({ channel }) => channel.ucid === CHANNEL)?.organizationId ?? "";
const list = (more: Record<string, string> = {}) =>
  `${base}?${new URLSearchParams({ organizationId, channelUCID: CHANNEL, ...more })}`;
const Page = projectRoutes.list.reply;

await serving.judge(`GET ${base} of ${PROJECTS} projects`, list());
await serving.count("read a list", list());

const sent = (method: string, body: object) => ({ method, body: JSON.stringify(body) });
const scope = { organizationId, channelUCID: CHANNEL };
const made = await serving.count("start a project", base, sent("POST", { name: "Counted", title: "Words", ...scope }));
const { id } = projectRoutes.create.reply.parse(await made.json()).data;
await serving.count("change a project", `${base}/${id}`, sent("PUT", { name: "Renamed", status: "published" }));
const option = { content: "A title", optionType: "TITLE", source: "user", videoProjectId: id };
const added = await serving.count("add an option", optionBase, sent("POST", option));
const optionId = projectRoutes.addOption.reply.parse(await added.json()).data.id;
await serving.count("change an option", `${optionBase}/${optionId}`, sent("PUT", { content: "A better title" }));

for (const orderBy of ["updatedAt", "publishDate"]) {
  const sort = {
    orderBy: JSON.stringify([
      { field: orderBy, direction: "desc" },
      { field: "id", direction: "desc" },
    ]),
  };
  let cursor = "";
  for (let page = 1; page < DEEP_PAGE; page++) {
    const read = Page.parse(await serving.get(list({ ...sort, ...(cursor && { cursor }) })));
    cursor = read.responseMetadata.nextCursor ?? "";
  }
  const perCall = (address: string) => async () => 1000 / (await serving.load(address)).perSecond;
  const depth = await compare(
    `Page ${DEEP_PAGE} by ${orderBy} against page 1, milliseconds a call`,
    { name: "deep", run: perCall(list({ ...sort, cursor })) },
    { name: "first", run: perCall(list(sort)) },
  );
  printResult(depth, `at most ${DEEP_GOAL} times`, depth.high <= DEEP_GOAL);
}

await serving.close();
