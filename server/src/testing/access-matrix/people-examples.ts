import { PASSWORD } from "../given.ts";
import { anonymous, type Example, globalNamespaceOf, nothing, org, personalNamespaceOf, placeOf } from "./example.ts";
import { DOT, MEMORY_KEY } from "./home.ts";

const person = { password: PASSWORD, firstName: "Grace", lastName: "Hopper", timeZone: "UTC", isSixteenOrOlder: true };

/** People, their channels and what stands around them. */
export const peopleExamples: Readonly<Record<string, Example>> = {
  "health.health": nothing,
  "health.ready": nothing,
  "usageEvents.record": { input: () => ({ body: { name: "page_viewed", properties: { page: "/app/chat" } } }) },
  "session.signIn": anonymous(({ emails }) => ({ body: { email: emails.primary, password: PASSWORD } })),
  "session.signUp": anonymous(({ mark }) => ({ body: { ...person, email: `new.${mark}@example.com` } })),
  "session.signOut": nothing,
  "session.readMailLink": anonymous(({ tokens }) => ({ body: { token: tokens.verify, purpose: "verify" } })),
  "session.verifyEmail": anonymous(({ tokens }) => ({ body: { token: tokens.verify, password: PASSWORD } })),
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
  "session.logoutRedirect": { input: () => ({ query: { returnTo: "/home" } }) },
  "session.logout": { input: () => ({ query: { returnTo: "/home" } }), status: 303 },
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
  "channels.connectMethod": nothing,
  // The test studios have neither Google nor a video platform.
  "channels.preview": { input: (home) => ({ params: org(home), query: { channel: "@tidelines" } }), status: 409 },
  "channels.requestConsent": {
    input: (home) => ({ params: org(home), body: { redirect: "/app/chat", utmSource: "newsletter" } }),
    status: 409,
  },
  "channels.requestConsentAgain": {
    input: (home) => ({ params: placeOf(home), body: { redirect: "/app/chat", utmSource: "newsletter" } }),
    status: 409,
  },
  "channels.finishConsent": { input: (home) => ({ params: org(home), body: { code: "a-code", state: "a.state" } }) },
  "channels.connection": { input: (home) => ({ params: placeOf(home) }) },
  "channels.audience": { input: (home) => ({ params: placeOf(home) }) },
  "channels.connectMock": { input: (home) => ({ params: org(home) }) },
  "channels.reconnect": {
    input: (home) => ({
      params: placeOf(home),
      body: { name: "Tide Lines", handle: `@tide${home.mark.slice(0, 20)}` },
    }),
  },
  "channelSettings.read": { input: (home) => ({ params: placeOf(home) }) },
  "channelSettings.change": { input: (home) => ({ params: placeOf(home), body: { thumbnailStyle: "sketch" } }) },
  "onboarding.status": {
    input: ({ ids }) => ({ query: { ucid: ids.channelUcid, organization_id: ids.organizationId } }),
  },
  "onboarding.read": { input: (home) => ({ params: placeOf(home) }) },
  "onboarding.creators": { input: (home) => ({ params: placeOf(home) }) },
  "onboarding.run": { input: (home) => ({ params: placeOf(home), body: { withoutFailed: false } }) },
  "onboarding.draftBio": {
    input: (home) => ({ params: placeOf(home), body: { tone: "plain", variant: 0 } }),
    status: 409,
  },
  "onboarding.saveProfile": {
    input: (home) => ({
      params: placeOf(home),
      body: { bio: "Small boats.", tone: "playful", topics: [{ name: "boats", videos: 2 }] },
    }),
  },
  "onboarding.pick": { input: (home) => ({ params: placeOf(home), body: { picks: [] } }) },
  "onboarding.saveProgress": {
    input: (home) => ({ params: placeOf(home), body: { answers: { creators: "skipped" }, ideasDraft: "A shed" } }),
  },
  "onboarding.addIdeas": { input: (home) => ({ params: placeOf(home), body: { ideas: ["A shed for $300"] } }) },
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
  "chatMemory.list": {
    input: ({ ids }) => ({ query: { organizationId: ids.organizationId, channelUcid: ids.channelUcid } }),
  },
  "chatMemory.get": {
    input: (home) => ({ params: { key: MEMORY_KEY }, query: { namespace: globalNamespaceOf(home) } }),
  },
  "chatMemory.put": {
    input: (home) => ({
      params: { key: MEMORY_KEY },
      body: { namespace: personalNamespaceOf(home), value: { text: "Titles stay short", is_global: false } },
    }),
  },
  "chatMemory.remove": {
    input: (home) => ({ params: { key: MEMORY_KEY }, query: { namespace: globalNamespaceOf(home) } }),
  },
  "chatMemory.forgetAll": { input: (home) => ({ query: { namespace: personalNamespaceOf(home) } }) },
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
  "team.deleteOrganization": {
    input: (home) => ({ params: org(home), body: { confirmName: `Studio ${home.mark}` } }),
  },
  "team.readInvite": anonymous(({ tokens }) => ({ params: { token: tokens.invite } })),
  "team.acceptInvite": { as: "invitee", input: ({ tokens }) => ({ params: { token: tokens.invite } }) },
  "apiKeys.list": { input: (home) => ({ params: org(home) }) },
  "apiKeys.create": {
    input: (home) => ({
      params: org(home),
      body: { name: "Report", access: "read", channelUcids: [home.ids.channelUcid], expiresInDays: 30 },
    }),
  },
  "apiKeys.revoke": { input: (home) => ({ params: { ...org(home), id: home.ids.apiKeyId } }) },
  // With a session there is no key to describe.
  "apiKeys.self": { input: () => ({}), status: 404 },
  "webhooks.list": { input: (home) => ({ params: org(home) }) },
  "webhooks.create": {
    input: (home) => ({
      params: org(home),
      body: { url: "https://hooks.example.com/studio", events: ["project.created", "idea.created"] },
    }),
  },
  "webhooks.change": {
    input: (home) => ({ params: { ...org(home), id: home.ids.webhookId }, body: { isEnabled: false } }),
  },
  "webhooks.remove": { input: (home) => ({ params: { ...org(home), id: home.ids.webhookId } }) },
  "webhooks.rotateSecret": { input: (home) => ({ params: { ...org(home), id: home.ids.webhookId } }) },
  "webhooks.deliveries": { input: (home) => ({ params: { ...org(home), id: home.ids.webhookId } }) },
  "webhooks.replay": {
    input: (home) => ({
      params: { ...org(home), id: home.ids.webhookId, deliveryId: home.ids.webhookDeliveryId },
    }),
  },
  "profilePicture.set": { input: () => ({ query: { x: "0", y: "0", size: "1" }, file: DOT }) },
  "profilePicture.remove": nothing,
  "profilePicture.picture": { input: ({ ids }) => ({ params: { id: ids.personId } }) },
  "billing.setup": nothing,
  "billing.choosePlan": { as: "invitee", input: () => ({ body: { plan: "community", organizationName: "Lantern" } }) },
  "billing.checkout": {
    as: "invitee",
    input: () => ({ body: { plan: "creator", interval: "month", organizationName: "Lantern" } }),
    status: 409,
  },
  "billing.refresh": nothing,
  "billing.overview": { input: (home) => ({ params: org(home) }) },
  "billing.payments": { input: (home) => ({ params: org(home) }) },
  "billing.portal": { input: (home) => ({ params: org(home), body: { flow: "home" } }), status: 409 },
  "billing.webhook": anonymous(() => ({ file: { type: "application/json", text: "{}" } }), 404),
  "billing.createReferral": { input: (home) => ({ params: org(home) }) },
  "billing.referral": { input: (home) => ({ params: org(home) }) },
  "billing.countReferralVisit": anonymous(() => ({ body: { code: "ABCDEFGH23" } })),
  "session.restoreAccount": nothing,
  "team.restoreOrganization": { input: (home) => ({ params: org(home) }) },
  "archives.latest": { input: (home) => ({ params: org(home) }) },
  "archives.create": { input: (home) => ({ params: org(home) }) },
  "archives.download": { input: (home) => ({ params: { ...org(home), id: home.ids.archiveId } }) },
  "archives.remove": { input: (home) => ({ params: { ...org(home), id: home.ids.archiveId } }) },
  "aiModels.overview": { input: (home) => ({ params: org(home) }) },
  "aiModels.saveKey": {
    input: (home) => ({ params: { ...org(home), provider: "openai" }, body: { apiKey: "sk-0123456789abcdef" } }),
  },
  "aiModels.deleteKey": { input: (home) => ({ params: { ...org(home), provider: "anthropic" } }) },
  // A key is stored only in the example before.
  "aiModels.findOffered": { input: (home) => ({ params: { ...org(home), provider: "google" } }), status: 409 },
  "aiModels.findLocal": { input: (home) => ({ params: org(home) }) },
  "aiModels.chooseModel": { input: (home) => ({ params: { ...org(home), use: "chat" }, body: { model: null } }) },
  "aiModels.deleteModel": { input: (home) => ({ params: { ...org(home), id: home.ids.aiModelId } }) },
  "labs.values": { input: ({ ids }) => ({ query: { organizationId: ids.organizationId } }) },
  "labs.list": { input: (home) => ({ params: org(home) }) },
  "labs.change": { input: (home) => ({ params: { ...org(home), gate: "STUDIO_STORYBEATS" }, body: { isOn: true } }) },
  "about.about": nothing,
  "support.contact": nothing,
  "support.send": anonymous(() => ({ body: { email: "ada@example.com", message: "Hello", page: "/home" } }), 409),
  "mailbox.list": { input: () => ({}), status: 404 },
};
