import { aBeat } from "@coldopen/contract/storybeats/factory";
import { aTextLayer } from "@coldopen/contract/thumbnails/factory";
import { newSecret } from "../../platform/secrets.ts";
import { PASSWORD } from "../given.ts";
import { CATALOGUE, DOT, type Home, type Person } from "./home.ts";

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** What is uploaded, where it is not JSON. */
  file?: { type: string } & ({ text: string } | { base64: string });
};
/** A valid call on a home. `as` is who succeeds with it, the primary owner unless said; `status` what they get. */
export type Example = { input: (home: Home) => Input; as?: Person | "anonymous"; status?: number };

const org = ({ ids }: Home) => ({ orgId: ids.organizationId });
const channelOf = ({ ids }: Home) => ({ organizationId: ids.organizationId, channelUCID: ids.channelUcid });
const creatorOf = ({ ids }: Home) => ({
  organization_id: ids.organizationId,
  creator_channel_ucid: ids.channelUcid,
});
const placeOf = ({ ids }: Home) => ({ orgId: ids.organizationId, channelUcid: ids.channelUcid });
const askerOf = ({ ids }: Home) => ({ organization_id: ids.organizationId, ucid: ids.channelUcid });
const feedTestOf = ({ ids }: Home) => ({ id: ids.projectId, testId: ids.feedTestId });
const person = { password: PASSWORD, firstName: "Grace", lastName: "Hopper", timeZone: "UTC", isSixteenOrOlder: true };
const nothing: Example = { input: () => ({}) };
const anonymous = (input: Example["input"], status = 200): Example => ({ input, as: "anonymous", status });

/** One row an operation: an operation without its row fails the matrix. */
export const examples: Readonly<Record<string, Example>> = {
  "health.health": nothing,
  "health.ready": nothing,

  "session.signIn": anonymous(({ emails }) => ({ body: { email: emails.primary, password: PASSWORD } })),
  "session.signUp": anonymous(({ mark }) => ({ body: { ...person, email: `new.${mark}@example.com` } })),
  "session.signOut": nothing,
  "session.verifyEmail": anonymous(({ tokens }) => ({ body: { token: tokens.verify } })),
  "session.resendVerification": anonymous(({ emails }) => ({ body: { email: emails.user } })),
  "session.forgotPassword": anonymous(({ emails }) => ({ body: { email: emails.user } })),
  "session.resetPassword": anonymous(({ tokens }) => ({ body: { token: tokens.reset, password: PASSWORD } })),
  "session.providers": nothing,
  "session.providerSignIn": anonymous(() => ({ params: { provider: "oidc" } }), 404),
  "session.providerCallback": anonymous(
    () => ({ params: { provider: "oidc" }, query: { code: "abc", state: "def" } }),
    302,
  ),
  "session.refresh": nothing,
  "session.logoutRedirect": { input: () => ({ query: { returnTo: "/home" } }), status: 302 },
  "session.profile": nothing,
  "session.updateProfile": {
    input: () => ({ body: { firstName: "Grace", lastName: "Hopper", language: "en", timeZone: "Europe/Lisbon" } }),
  },
  "session.changePassword": { input: () => ({ body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` } }) },
  "session.sessions": nothing,
  "session.endSession": { input: ({ ids }) => ({ params: { id: ids.sessionId } }) },
  "session.endAllSessions": nothing,
  "session.deleteAccount": {
    as: "user",
    input: ({ emails }) => ({ body: { password: PASSWORD, confirmEmail: emails.user } }),
  },

  "channels.find": { input: ({ ids }) => ({ query: { ucid: ids.channelUcid } }) },
  "channels.connect": { input: (home) => ({ params: org(home), body: { name: "Tide Lines", handle: "@tidelines" } }) },
  "channels.connectMock": { input: (home) => ({ params: org(home) }) },
  "channels.reconnect": {
    input: (home) => ({
      params: placeOf(home),
      body: { name: "Tide Lines", handle: `@tide${home.mark.slice(0, 20)}` },
    }),
  },
  "channelSettings.read": { input: (home) => ({ params: placeOf(home) }) },
  "channelSettings.change": { input: (home) => ({ params: placeOf(home), body: { thumbnailStyle: "sketch" } }) },
  "cast.list": { input: (home) => ({ params: placeOf(home) }) },
  "cast.add": { input: (home) => ({ params: placeOf(home), body: { name: "Priya", hasConsent: true } }) },
  "cast.rename": {
    input: (home) => ({ params: { ...placeOf(home), id: home.ids.castMemberId }, body: { name: "Priya" } }),
  },
  "cast.remove": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.castMemberId } }) },
  "cast.look": { input: (home) => ({ params: placeOf(home), file: DOT }) },
  "cast.addPhoto": {
    input: (home) => ({ params: { ...placeOf(home), id: home.ids.castMemberId }, file: DOT }),
    status: 400,
  },
  "cast.removePhoto": {
    input: (home) => ({
      params: { ...placeOf(home), id: home.ids.castMemberId, photoId: home.ids.castPhotoId },
    }),
  },
  "channels.admit": { input: (home) => ({ params: { ...org(home), channelUcid: home.ids.channelUcid } }) },
  "channels.disconnect": { input: (home) => ({ params: { ...org(home), channelUcid: home.ids.channelUcid } }) },

  "team.team": { input: (home) => ({ params: org(home) }) },
  "team.invite": {
    input: (home) => ({
      params: org(home),
      body: {
        email: `guest.${home.mark}@example.com`,
        role: "user",
        entitlements: [{ channelUcid: home.ids.channelUcid, role: "user" }],
      },
    }),
  },
  "team.resendInvite": { input: (home) => ({ params: { ...org(home), id: home.ids.inviteId } }) },
  "team.revokeInvite": { input: (home) => ({ params: { ...org(home), id: home.ids.inviteId } }) },
  "team.changeMember": {
    input: (home) => ({
      params: { ...org(home), id: home.ids.memberId },
      body: { role: "admin", entitlements: [{ channelUcid: home.ids.channelUcid, role: "user" }] },
    }),
  },
  "team.removeMember": { input: (home) => ({ params: { ...org(home), id: home.ids.memberId } }) },
  "team.readInvite": anonymous(({ tokens }) => ({ params: { token: tokens.invite } })),
  "team.acceptInvite": { as: "invitee", input: ({ tokens }) => ({ params: { token: tokens.invite } }) },

  "ideation.execute": {
    input: ({ ids }) => ({
      body: {
        metadata: {
          tracking: {
            runId: crypto.randomUUID(),
            organizationId: ids.organizationId,
            channelUCID: ids.channelUcid,
            videoProjectId: ids.projectId,
          },
        },
        data: { pane: "title", option: "emptyState", numElementsToGenerate: 2 },
      },
    }),
  },
  "ideation.runs": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "ideation.ledger": { input: (home) => ({ params: org(home) }) },

  "pictures.upload": { input: (home) => ({ query: channelOf(home), file: DOT }) },
  "pictures.fromUrl": {
    input: (home) => ({ body: { ...channelOf(home), url: "http://127.0.0.1/a.png" } }),
    status: 400,
  },
  "pictures.shared": anonymous(({ ids }) => ({ params: { token: newSecret(), id: ids.pictureId } }), 404),
  "pictures.picture": { input: ({ ids }) => ({ params: { id: ids.pictureId }, query: { size: "small" } }) },

  "profilePicture.set": { input: () => ({ query: { x: "0", y: "0", size: "1" }, file: DOT }) },
  "profilePicture.remove": nothing,
  "profilePicture.picture": { input: ({ ids }) => ({ params: { id: ids.personId } }) },

  "thumbnails.line": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.pictureId } }) },
  "thumbnails.setLayers": {
    input: (home) => ({ params: placeOf(home), body: { id: home.ids.pictureId, layers: [aTextLayer()] } }),
  },

  "thumbnailScores.score": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.recommend": {
    input: (home) => ({ query: askerOf(home), body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}` } }),
  },
  "thumbnailScores.improve": {
    input: (home) => ({
      query: askerOf(home),
      body: { thumbnail_url_or_path: `/api/pictures/${home.ids.pictureId}`, checks: ["colour"] },
    }),
  },

  "billing.setup": nothing,
  "billing.choosePlan": { as: "invitee", input: () => ({ body: { plan: "community", organizationName: "Lantern" } }) },

  "projects.list": { input: (home) => ({ query: channelOf(home) }) },
  "projects.get": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "projects.create": { input: (home) => ({ body: { name: "New Project", tags: ["Winter"], ...channelOf(home) } }) },
  "projects.update": {
    input: ({ ids }) => ({
      params: { id: ids.projectId },
      body: { name: "Renamed", publishDate: "2026-12-24", titlePrimaryOptionId: ids.optionId },
    }),
  },
  "projects.remove": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "projects.restore": { input: ({ ids }) => ({ params: { id: ids.deletedProjectId } }) },
  "projects.activity": { input: ({ ids }) => ({ params: { id: ids.projectId } }) },
  "projects.tags": { input: (home) => ({ query: channelOf(home) }) },
  "projects.addOption": {
    input: ({ ids }) => ({
      body: {
        id: crypto.randomUUID(),
        content: "A better title",
        description: null,
        optionType: "TITLE",
        source: "user",
        videoProjectId: ids.projectId,
      },
    }),
  },
  "projects.getOption": { input: ({ ids }) => ({ params: { id: ids.optionId } }) },
  "projects.updateOption": {
    input: ({ ids }) => ({ params: { id: ids.optionId }, body: { content: "Shorter", position: 0 } }),
  },
  "documents.notes": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "documents.saveNotes": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: { version: 1, content: { type: "doc", content: [{ type: "paragraph" }] } },
    }),
  },
  "documents.readFile": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      file: { type: "text/markdown", text: "# The plan\n\n- a raft" },
    }),
  },
  "storybeats.storybeats": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  "storybeats.saveStorybeats": {
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: { version: 1, content: [aBeat({ text: "A better beat" })] },
    }),
  },
  "projects.removeOption": { input: ({ ids }) => ({ params: { id: ids.optionId } }) },

  "keywords.match": {
    input: () => ({
      query: { ucid: CATALOGUE.ucid },
      body: { input_sentence: ["I lived in a lookout tower for 30 days"] },
    }),
  },
  "following.follow": {
    input: (home) => ({ body: { ...creatorOf(home), favorite_ucid: CATALOGUE.ucid } }),
  },
  "following.unfollow": { input: ({ ids }) => ({ params: { id: ids.favoriteId } }) },
  "following.list": { input: (home) => ({ query: creatorOf(home) }) },
  "following.latest": { input: (home) => ({ query: creatorOf(home) }) },
  "feedTests.list": { input: (home) => ({ params: { id: home.ids.projectId }, query: channelOf(home) }) },
  // The catalogue of the matrix is too small to make a feed of.
  "feedTests.create": {
    status: 409,
    input: (home) => ({
      params: { id: home.ids.projectId },
      query: channelOf(home),
      body: {
        variants: [home.ids.thumbnailId, home.ids.otherThumbnailId].map((thumbnailOptionId) => ({
          titleOptionId: home.ids.optionId,
          thumbnailOptionId,
        })),
      },
    }),
  },
  "feedTests.stop": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.renewLink": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.revokeLink": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.remove": { input: (home) => ({ params: feedTestOf(home), query: channelOf(home) }) },
  "feedTests.open": anonymous(({ tokens }) => ({ params: { token: tokens.feedTest } })),
  "feedTests.report": anonymous(({ tokens }) => ({
    params: { token: tokens.feedTest },
    body: { impression: tokens.impression, event: "shown" },
  })),
  "feedTests.choose": anonymous(({ tokens }) => ({
    params: { token: tokens.feedTest },
    body: { impression: tokens.impression, choice: 0, elapsedMs: 2000, signal: "pointer" },
  })),
  "feedTests.picture": anonymous(({ tokens }) => ({ params: { token: tokens.feedTest, name: "n0" } })),

  "savedItems.list": { input: (home) => ({ params: placeOf(home), query: { type__in: "outliers" } }) },
  "savedItems.marks": { input: (home) => ({ params: placeOf(home) }) },
  "savedItems.save": {
    input: (home) => ({
      params: placeOf(home),
      body: { type: "outliers", outliersVideoId: CATALOGUE.videoId, description: null },
    }),
  },
  "savedItems.remove": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.savedItemId } }) },
  "catalogue.thumbnail": { input: () => ({ params: { file: `${CATALOGUE.videoId}.webp` } }) },

  "outliers.videos": { input: (home) => ({ query: { source: "favorite_channels", ...askerOf(home) } }) },
  "outliers.shorts": { input: (home) => ({ query: { source: "myvids", ...askerOf(home) } }) },
  "outliers.trend": { input: (home) => ({ query: { source: "aaw", search: "tower", ...askerOf(home) } }) },
  "outliers.suggest": {
    input: (home) => ({ query: { lookahead_term: "look", fuzzy: "true", organization_id: home.ids.organizationId } }),
  },
  "outliers.similar": { input: () => ({ query: { title: "A week in a lookout tower" } }) },
  "outliers.explain": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.find": { input: () => ({ params: { videoId: CATALOGUE.videoId } }) },
  "outliers.channels": { input: () => ({ query: { name: "field" } }) },
  "outliers.subscribers": { input: () => ({ params: { ucid: CATALOGUE.ucid } }) },
  "outliers.categories": nothing,
  "outliers.filterSets": { input: (home) => ({ params: placeOf(home) }) },
  "outliers.saveFilterSet": {
    input: (home) => ({ params: placeOf(home), body: { name: "Winter", search: "performance_index_gte=2" } }),
  },
  "outliers.removeFilterSet": { input: (home) => ({ params: { ...placeOf(home), id: home.ids.filterSetId } }) },

  "labs.values": { input: ({ ids }) => ({ query: { organizationId: ids.organizationId } }) },
  "labs.list": { input: (home) => ({ params: org(home) }) },
  "labs.change": { input: (home) => ({ params: { ...org(home), gate: "STUDIO_STORYBEATS" }, body: { isOn: true } }) },

  "about.about": nothing,
  "support.contact": nothing,
  "support.send": anonymous(() => ({ body: { email: "ada@example.com", message: "Hello", page: "/home" } }), 409),
  "mailbox.list": { input: () => ({}), status: 404 },
};
