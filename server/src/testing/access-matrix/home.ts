import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import { aBeat } from "@coldopen/contract/storybeats/factory";
import { sql } from "drizzle-orm";
import { billingStore } from "../../features/billing/index.ts";
import { storePicture } from "../../features/pictures/index.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { makeFeedTest } from "../feed-test.ts";
import { makePitch } from "../pitch.ts";
import type { Browser, TestApp } from "../start-app.ts";
import { idOf, makeThread, makeWebhook } from "./make-rows.ts";

const persons = ["primary", "admin", "user", "accepted", "pending", "removed", "invitee"] as const;
export type Person = (typeof persons)[number];
export type Ids = {
  organizationId: string;
  channelUcid: string;
  memberId: string;
  inviteId: string;
  apiKeyId: string;
  webhookId: string;
  webhookDeliveryId: string;
  sessionId: string;
  projectId: string;
  deletedProjectId: string;
  optionId: string;
  runId: string;
  pictureId: string;
  /** Someone with a picture of themselves. */
  personId: string;
  favoriteId: string;
  savedItemId: string;
  ideaId: string;
  castMemberId: string;
  castPhotoId: string;
  filterSetId: string;
  thumbnailId: string;
  otherThumbnailId: string;
  feedTestId: string;
  pitchId: string;
  deletedPitchId: string;
  /** Of the primary owner. */
  threadId: string;
  threadMessageId: string;
  threadRunId: string;
  threadOptionId: string;
  feedbackId: string;
  commentId: string;
  canvasCardId: string;
  /** Of the primary owner. */
  watchRuleId: string;
  aiModelId: string;
  archiveId: string;
};
/** A picture of four pixels. */
export const DOT = {
  type: "image/webp" as const,
  base64: "UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoCAAIAAUAmJaACdLoAA5gA/vDEC/G7LOHB7/6tD/1aH/q0P4AAAA==",
};
/** A channel and a video that everyone may see. */
export const CATALOGUE = { ucid: "UCmatrix0000000000000000", videoId: "matrix00001" };

/** The key of a global memory of every home, and of a personal one of its primary owner. */
export const MEMORY_KEY = "matrix-memory";

/** An organization with everything in it that can be named, and a browser for everyone around it. */
export type Home = {
  mark: string;
  ids: Ids;
  emails: Record<Person, string>;
  browsers: Record<Person, Browser>;
  tokens: {
    invite: string;
    verify: string;
    reset: string;
    feedTest: string;
    pitch: string;
    feedTestVisit: string;
    impression: string;
  };
};

let serial = 0;

/** Every text of it carries `mark`, so that it can be recognised wherever it leaks to. */
export async function makeHome(
  studio: TestApp,
  options: { isLapsed?: boolean; cast?: readonly Person[] } = {},
): Promise<Home> {
  const cast = options.cast ?? persons;
  // Short enough for a first name, however many homes there are.
  const mark = `cnry${(++serial).toString(36)}x${(Date.now() % 36 ** 6).toString(36)}`;
  const { given, context } = studio;
  const emailOf = (person: string) => `${person}.${mark}@example.com`;
  const make = (person: Person) => given.user({ email: emailOf(person), firstName: mark });
  const primary = await make("primary");
  const organizationId = await given.organization({
    ownerId: primary.id,
    name: `Studio ${mark}`,
    plan: "team",
  });
  const channelUcid = await given.channel(organizationId, { name: `Channel ${mark}` });
  const join = async (person: Person, role: "admin" | "user", status: string) => {
    if (!cast.includes(person)) return;
    const user = await make(person);
    await given.member(organizationId, user.id, role);
    await given.entitled(organizationId, user.id, channelUcid, role);
    await context.db.sql.execute(sql`update memberships set status = ${status} where user_id = ${user.id}`);
  };
  await join("admin", "admin", "active");
  await join("user", "user", "active");
  await join("accepted", "admin", "accepted");
  await join("pending", "admin", "pending");
  await join("removed", "admin", "removed");
  if (cast.includes("invitee")) await make("invitee");
  const member = await given.user({ email: emailOf("member") });
  await given.member(organizationId, member.id, "user");
  const memberId = await idOf(studio, sql`select id from memberships where user_id = ${member.id}`);
  const invite = await given.invite(organizationId, {
    email: emailOf("invitee"),
    invitedBy: primary.id,
    channelUcid,
  });
  const stranger = await given.user({ email: emailOf("stranger"), isVerified: false });
  const gates = [
    "STUDIO_INTERNAL_TESTING",
    "STUDIO_FREEFORM_IDEATION_MULTIMODAL",
    "STUDIO_STORYBEATS",
    "STUDIO_THUMBNAIL_EDITING",
    "STUDIO_THUMBNAIL_SCORING",
    "STUDIO_PROJECT_NOTES_FILE_UPLOAD",
    "STUDIO_PITCH_AGENT_ACCESS",
    "STUDIO_WORKBENCH_ACCESS",
  ] as const;
  await Promise.all(gates.map((gate) => context.flags.setForOrganization(gate, organizationId, true)));
  await studio.as(primary.email);
  const { id: pictureId } = await storePicture(
    context,
    { scope: scopeForJob({ organizationId, channelUcid }) },
    { type: DOT.type, bytes: Buffer.from(DOT.base64, "base64") },
  );
  const referralCode = crypto.randomUUID().replaceAll(/[-01]/g, "").slice(0, 10).toUpperCase();
  await context.db.sql.execute(
    sql`insert into referral_codes (organization_id, code) values (${organizationId}, ${referralCode})`,
  );
  const faceHash = "0".repeat(64);
  await context.files.put(`people/${primary.id}-${faceHash}`, Buffer.from(DOT.base64, "base64"));
  await context.db.sql.execute(sql`insert into profile_pictures (user_id, hash) values (${primary.id}, ${faceHash})`);
  await context.db.sql.execute(sql`
    with channel as (
      insert into catalogue_channels (ucid, name, subscribers, source) values (${CATALOGUE.ucid}, 'Field Days', 412000, 'demo')
      on conflict (ucid) do update set name = excluded.name returning id)
    insert into catalogue_videos (video_id, channel_id, title, uploaded, duration, is_short, thumb, source)
    select ${CATALOGUE.videoId}, id, 'A lookout tower', now(), 60, false, ${drawnThumb(CATALOGUE.videoId)}, 'demo' from channel
    on conflict do nothing`);
  const filterSetId = await idOf(
    studio,
    sql`insert into outlier_filter_sets (organization_id, channel_ucid, name, search)
      values (${organizationId}, ${channelUcid}, ${mark}, '') returning id`,
  );
  const apiKeyId = await idOf(
    studio,
    sql`insert into api_keys (organization_id, created_by, name, key_hash, last_four, access, has_all_channels)
      values (${organizationId}, ${primary.id}, ${mark}, ${hashSecret(newSecret())}, 'abcd', 'read', true) returning id`,
  );
  const sessionId = await idOf(studio, sql`select id from sessions where user_id = ${primary.id}`);
  const place = { organizationId, channelUcid, createdBy: primary.id };
  const project = await given.project(place, { name: `Project ${mark}`, tags: [mark] });
  const option = await given.option(primary.id, project.id, { content: `Title ${mark}` });
  await context.db.sql.execute(sql`insert into project_notes (project_id, version, content, text) values (${project.id}, 1,
    ${JSON.stringify({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: mark }] }] })}::jsonb, ${mark})`);
  await context.db.sql.execute(sql`insert into project_storybeats (project_id, version, content)
    values (${project.id}, 1, ${JSON.stringify([aBeat({ text: mark })])}::jsonb)`);
  const favoriteId = await idOf(
    studio,
    sql`insert into favorite_channels (organization_id, channel_ucid, favorite_ucid, name)
      values (${organizationId}, ${channelUcid}, ${`${CATALOGUE.ucid.slice(0, -1)}1`}, ${mark}) returning id`,
  );
  const savedItemId = await idOf(
    studio,
    sql`insert into saved_items (organization_id, channel_ucid, type, title)
      values (${organizationId}, ${channelUcid}, 'title', ${mark}) returning id`,
  );
  const ideaId = await idOf(
    studio,
    sql`insert into ideas_for_you (organization_id, channel_ucid, day, slot, inspiration_type, title, concept,
        thumbnail_description, subject_key, subject_text, source_video_ids, seed)
      values (${organizationId}, ${channelUcid}, current_date, 0, 'BEST_PRACTICES', ${mark}, ${mark}, ${mark}, ${mark}, ${mark},
        ${sql.param([CATALOGUE.videoId, CATALOGUE.videoId])}::text[], 1) returning id`,
  );
  await context.db.sql.execute(sql`insert into chat_memories (organization_id, channel_ucid, user_id, key, text, origin)
    values (${organizationId}, ${channelUcid}, null, ${MEMORY_KEY}, ${mark}, 'typed'),
      (${organizationId}, ${channelUcid}, ${primary.id}, ${MEMORY_KEY}, ${mark}, 'chat')`);
  const castMemberId = await idOf(
    studio,
    sql`insert into cast_members (organization_id, channel_ucid, name) values (${organizationId}, ${channelUcid}, ${mark}) returning id`,
  );
  const { id: castPictureId } = await storePicture(
    context,
    { scope: scopeForJob({ organizationId, channelUcid }) },
    { type: DOT.type, bytes: Buffer.from(DOT.base64, "base64") },
  );
  const castPhotoId = await idOf(
    studio,
    sql`insert into cast_photos (member_id, photo_id, face)
      values (${castMemberId}, ${castPictureId}, '{"x1": 0, "y1": 0, "x2": 1, "y2": 1}') returning id`,
  );
  const pictured = (content: string) => given.option(primary.id, project.id, { content, optionType: "THUMBNAIL" });
  const thumbnail = await pictured(`/api/pictures/${pictureId}`);
  const otherThumbnail = await pictured("https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg");
  const feedTest = await makeFeedTest(context, {
    ...place,
    projectId: project.id,
    title: mark,
    thumbnail: thumbnail.content,
    neighbour: `/api/idea/thumbs/${CATALOGUE.videoId}.webp`,
  });
  const pitch = await makePitch(context, { ...place, mark, picture: thumbnail.content });
  const thread = await makeThread(studio, { ...place, mark, projectId: project.id, optionId: option.id });
  const webhook = await makeWebhook(studio, { ...place, mark });
  const commentId = await idOf(
    studio,
    sql`insert into project_comments (organization_id, channel_ucid, project_id, author_id, text, mentions)
      values (${organizationId}, ${channelUcid}, ${project.id}, ${primary.id}, ${mark}, '{}') returning id`,
  );
  await context.db.sql.execute(
    sql`insert into canvas_boards (organization_id, channel_ucid) values (${organizationId}, ${channelUcid})`,
  );
  const canvasCardId = await idOf(
    studio,
    sql`insert into canvas_cards (organization_id, channel_ucid, id, kind, position, title, text, writes)
      values (${organizationId}, ${channelUcid}, gen_random_uuid(), 'note', '{"x": 0, "y": 0}', ${mark}, ${mark}, '{}') returning id`,
  );
  await context.db.sql.execute(sql`
    insert into canvas_overwrites (organization_id, channel_ucid, card_id, field, value, written_at, replaced_at)
    values (${organizationId}, ${channelUcid}, ${canvasCardId}, 'text', ${JSON.stringify(mark)}::jsonb, now(), now())`);
  const watchRuleId = await idOf(
    studio,
    sql`insert into watch_rules (organization_id, channel_ucid, user_id, target, filter_set_id, threshold, within_days, mail)
      values (${organizationId}, ${channelUcid}, ${primary.id}, 'search', ${filterSetId}, 3, 7, 'off') returning id`,
  );
  await context.db.sql.execute(sql`insert into watch_alerts (rule_id, video_id, ratio, views, is_initial)
    values (${watchRuleId}, ${CATALOGUE.videoId}, 3.5, 100, false)`);
  const aiModelId = await idOf(
    studio,
    sql`insert into ai_models (organization_id, source, model) values (${organizationId}, 'ollama', ${mark}) returning id`,
  );
  const archiveId = await idOf(
    studio,
    sql`insert into organization_archives (organization_id, requested_by, state, parts, size_bytes, expires_at)
      values (${organizationId}, ${primary.id}, 'ready', 1, ${mark.length}, now() + interval '1 day') returning id`,
  );
  await context.files.put(`archives/${archiveId}.000000`, Buffer.from(mark));
  const deleted = await given.project(place, { name: `Deleted ${mark}` });
  await context.db.sql.execute(sql`update video_projects set deleted_at = now() where id = ${deleted.id}`);
  if (options.isLapsed) await billingStore(context.db).end(organizationId);
  const browsers = Object.fromEntries(
    await Promise.all(cast.map(async (person) => [person, await studio.as(emailOf(person))])),
  );
  return {
    mark,
    ids: {
      organizationId,
      channelUcid,
      memberId,
      inviteId: invite.id,
      apiKeyId,
      ...webhook,
      sessionId,
      projectId: project.id,
      deletedProjectId: deleted.id,
      optionId: option.id,
      runId: crypto.randomUUID(),
      pictureId,
      personId: primary.id,
      favoriteId,
      savedItemId,
      ideaId,
      castMemberId,
      castPhotoId,
      filterSetId,
      thumbnailId: thumbnail.id,
      otherThumbnailId: otherThumbnail.id,
      feedTestId: feedTest.id,
      pitchId: pitch.id,
      deletedPitchId: pitch.deletedId,
      ...thread,
      commentId,
      canvasCardId,
      watchRuleId,
      aiModelId,
      archiveId,
    },
    emails: Object.fromEntries(persons.map((person) => [person, emailOf(person)])) as Home["emails"],
    browsers,
    tokens: {
      invite: invite.token,
      verify: await given.mailToken(stranger.id, "verify"),
      reset: await given.mailToken(stranger.id, "reset"),
      feedTest: feedTest.token,
      pitch: pitch.token,
      feedTestVisit: feedTest.visitId,
      impression: feedTest.impression,
    },
  };
}

/** Ids of the right form that nothing has. */
export const ghostIds = (): Ids => ({
  organizationId: crypto.randomUUID(),
  channelUcid: `UC${newSecret().slice(0, 22)}`,
  memberId: crypto.randomUUID(),
  inviteId: crypto.randomUUID(),
  apiKeyId: crypto.randomUUID(),
  webhookId: crypto.randomUUID(),
  webhookDeliveryId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  projectId: crypto.randomUUID(),
  deletedProjectId: crypto.randomUUID(),
  optionId: crypto.randomUUID(),
  runId: crypto.randomUUID(),
  pictureId: crypto.randomUUID(),
  personId: crypto.randomUUID(),
  favoriteId: crypto.randomUUID(),
  savedItemId: crypto.randomUUID(),
  ideaId: crypto.randomUUID(),
  castMemberId: crypto.randomUUID(),
  castPhotoId: crypto.randomUUID(),
  filterSetId: crypto.randomUUID(),
  thumbnailId: crypto.randomUUID(),
  otherThumbnailId: crypto.randomUUID(),
  feedTestId: crypto.randomUUID(),
  pitchId: crypto.randomUUID(),
  deletedPitchId: crypto.randomUUID(),
  threadId: crypto.randomUUID(),
  threadMessageId: crypto.randomUUID(),
  threadRunId: crypto.randomUUID(),
  threadOptionId: crypto.randomUUID(),
  feedbackId: crypto.randomUUID(),
  commentId: crypto.randomUUID(),
  canvasCardId: crypto.randomUUID(),
  watchRuleId: crypto.randomUUID(),
  aiModelId: crypto.randomUUID(),
  archiveId: crypto.randomUUID(),
});
