import autocannon from "autocannon";
import Fastify from "fastify";
import { z } from "zod";
import { DEMO_PASSWORD } from "../server/src/features/session/index.ts";
import { compare, tell } from "./method.ts";
import { startStudio } from "./studio.ts";

const GOAL = 0.08;
const DEEP_GOAL = 3;
const PROJECTS = 10_000;
const DEEP_PAGE = 200;
const SECONDS = 2;
const CONNECTIONS = 16;
const CHANNEL = "UChalfbuilt0000000000001";

const throughput = async (url: string, headers: Record<string, string> = {}) => {
  const { requests, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (non2xx > 0) throw new Error(`${non2xx} calls of ${url} failed`);
  return requests.average;
};

/** P7: the list of a channel with ten thousand projects against a bare route, and its 200th page against its first. */
const studio = await startStudio();
const bare = Fastify();
bare.get("/bare", () => ({ ok: true }));
const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });

await studio.fill(`
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
await studio.fill(`
  update video_projects p set title_primary_option_id = o.id from project_options o
  where o.project_id = p.id and o.option_type = 'title' and p.title_primary_option_id is null`);
await studio.fill(`
  update video_projects p set concept_primary_option_id = o.id from project_options o
  where o.project_id = p.id and o.option_type = 'concept' and p.concept_primary_option_id is null`);
await studio.fill("vacuum analyze");

const signIn = await fetch(`${studio.url}/api/auth/sign-in/email`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: "demo@coldopen.test", password: DEMO_PASSWORD }),
});
const cookie = signIn.headers
  .getSetCookie()
  .map((line) => line.split(";")[0])
  .join("; ");
const ask = async (address: string) => (await fetch(`${studio.url}${address}`, { headers: { cookie } })).json();
const Profile = z.object({
  organizations: z.array(z.object({ organizationId: z.string(), channel: z.object({ ucid: z.string() }) })),
});
const Page = z.object({ responseMetadata: z.object({ nextCursor: z.string().nullable() }) });
const { organizations } = Profile.parse(await ask("/api/users/profile"));
const organizationId = organizations.find(({ channel }) => channel.ucid === CHANNEL)?.organizationId ?? "";
const list = (more: Record<string, string> = {}) =>
  `/api/v3/video-project?${new URLSearchParams({ organizationId, channelUCID: CHANNEL, ...more })}`;

const verdict = await compare(
  `P7 GET /api/v3/video-project of ${PROJECTS} projects, requests a second`,
  { name: "list", run: () => throughput(`${studio.url}${list()}`, { cookie }) },
  { name: "bare", run: () => throughput(`${bareUrl}/bare`) },
);
tell(verdict, `at least ${GOAL} of a bare route`, verdict.low >= GOAL);

const before = await studio.statements();
await ask(list());
const spent = (await studio.statements()) - before;
console.log(`  statements a call: ${spent} (goal: at most 2): ${spent <= 2 ? "met" : "MISSED"}`);

for (const orderBy of ["updatedAt", "publishDate"]) {
  const sort = {
    orderBy: JSON.stringify([
      { field: orderBy, direction: "desc" },
      { field: "id", direction: "desc" },
    ]),
  };
  let cursor = "";
  for (let page = 1; page < DEEP_PAGE; page++) {
    const read = Page.parse(await ask(list({ ...sort, ...(cursor && { cursor }) })));
    cursor = read.responseMetadata.nextCursor ?? "";
  }
  const perCall = (address: string) => async () => 1000 / (await throughput(`${studio.url}${address}`, { cookie }));
  const depth = await compare(
    `Page ${DEEP_PAGE} by ${orderBy} against page 1, milliseconds of one of ${CONNECTIONS} callers' share`,
    { name: "deep", run: perCall(list({ ...sort, cursor })) },
    { name: "first", run: perCall(list(sort)) },
  );
  tell(depth, `at most ${DEEP_GOAL} times`, depth.high <= DEEP_GOAL);
}

await bare.close();
await studio.close();
