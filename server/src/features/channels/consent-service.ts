import { type ConnectOutcome, ConnectState } from "@coldopen/contract/channels/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import {
  ConsentProviderError,
  ConsentRefusedError,
  type ConsentTokens,
  type OwnChannel,
} from "../../adapters/channel-consent/port.ts";
import { QuotaExceededError } from "../../adapters/video-platform/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { newSecret } from "../../platform/secrets.ts";
import { organizationStore } from "../accounts/index.ts";
import { titleText, toPlatformAppError } from "../catalogue/index.ts";
import { channelAdder } from "./add-channel.ts";
import { attemptStore } from "./attempt-store.ts";
import { channelStore } from "./channel-store.ts";
import { connectionStore } from "./connection-store.ts";
import { encryptTokens } from "./token-encryption.ts";

const ATTEMPT_LIFETIME_SECONDS = 900;
const READ_TIMEOUT_MS = 25_000;
const STATE_PURPOSE = "channel-connect-state";
const verifierPurpose = (nonce: string) => `channel-connect-attempt/${nonce}`;

type ConsentRequest = { redirect: string; utmSource?: string | undefined };
type Granted = { tokens: ConsentTokens & { refreshToken: string }; channel: OwnChannel };
type Refusal = Exclude<ConnectOutcome, { outcome: "connected" }>;

/** Connects channels through the consent page of Google. */
export const consentService = (context: AppContext) => {
  const { db, secretBox, channelConsent } = context;
  const attempts = attemptStore(db);
  const channels = channelStore(db);
  const connections = connectionStore(db);
  const organizations = organizationStore(db);
  const adder = channelAdder(context);
  const redirectUri = `${context.config.publicUrl}/auth/connect-callback`;
  const requireConsent = () => {
    if (!channelConsent) throw new AppError("conflict", "Google is not configured in this studio");
    return channelConsent;
  };

  const request = async (
    organization: AuthorizedOrganization,
    caller: Caller,
    { redirect, utmSource }: ConsentRequest,
    reconnect?: ConnectState["reconnect"],
  ) => {
    const consent = requireConsent();
    const nonce = newSecret();
    const organizationUserId = await connections.findMembershipId(organization, caller.userId);
    if (!organizationUserId) throw new AppError("not_found", "Not found");
    const state = secretBox.sign(
      JSON.stringify({
        organizationId: organization.organizationId,
        organizationUserId,
        source: "Studio",
        frontendRedirect: redirect,
        utmSource,
        reconnect,
        nonce,
      } satisfies ConnectState),
      STATE_PURPOSE,
    );
    const { url, codeVerifier } = await consent.begin({ redirectUri, state });
    await attempts.deleteExpired();
    await attempts.insert({
      nonce,
      userId: caller.userId,
      codeVerifier: secretBox.encrypt(codeVerifier, verifierPurpose(nonce)),
      lifetimeSeconds: ATTEMPT_LIFETIME_SECONDS,
    });
    return { consentPage: url };
  };

  /** Undefined for a state that is not ours, was used, has expired, or was given to another user or organization. */
  const takeAttempt = async (organization: AuthorizedOrganization, caller: Caller, signed: string) => {
    const text = secretBox.verify(signed, STATE_PURPOSE);
    if (text === undefined) return undefined;
    const state = ConnectState.parse(JSON.parse(text));
    if (state.organizationId !== organization.organizationId) return undefined;
    const attempt = await attempts.take(state.nonce, caller.userId);
    return attempt && { state, codeVerifier: secretBox.decrypt(attempt.codeVerifier, verifierPurpose(state.nonce)) };
  };

  /** Everything that waits for Google, before anything is written. */
  const askGoogle = async (answer: {
    code: string;
    state: string;
    codeVerifier: string;
  }): Promise<Granted | Refusal> => {
    const consent = requireConsent();
    const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(READ_TIMEOUT_MS)]);
    try {
      const tokens = await consent.finish({ redirectUri, ...answer });
      const { refreshToken } = tokens;
      // Not revoked: Google would end the other connections of this account with it.
      if (!tokens.isComplete || refreshToken === undefined) return { outcome: "missing_permissions" };
      const channel = await consent.ownChannel(tokens.accessToken, signal);
      return channel ? { tokens: { ...tokens, refreshToken }, channel } : { outcome: "no_channels" };
    } catch (error) {
      if (error instanceof ConsentRefusedError) return { outcome: "attempt_expired" };
      if (error instanceof QuotaExceededError) return { outcome: "quota_exceeded" };
      if (error instanceof ConsentProviderError) throw new AppError("upstream_failed", error.message, { cause: error });
      throw toPlatformAppError(error, { isTimedOut: signal.aborted, now: context.now() });
    }
  };

  const detailsOf = (channel: OwnChannel) => ({
    ucid: channel.ucid,
    name: titleText(channel.name),
    handle: channel.handle ?? `@${channel.ucid}`,
    channelThumbnail: channel.thumbnail,
    subscribers: channel.subscribers,
    source: "platform" as const,
  });

  const store = async (
    organization: AuthorizedOrganization,
    caller: Caller,
    state: ConnectState,
    { tokens, channel }: Granted,
  ): Promise<ConnectOutcome> => {
    const { ucid } = channel;
    await connections.lockChannel(ucid);
    await organizations.lock(organization.organizationId);
    const holder = await connections.findHolder(ucid, caller.userId);
    const isOurs = await channels.hasChannel(organization, ucid);
    if (isOurs && (!holder || holder.organizationId === organization.organizationId)) {
      // Connecting again ends the access of the person who connected it before, so it is for the primary owner.
      if (holder && !isPrimary(caller, organization)) return takenBy(holder.name);
      const { ucid: _, ...details } = detailsOf(channel);
      await channels.update(ucid, details);
      await context.announce.toOrganization(organization.organizationId, "system", { eggType: "refresh" });
    } else {
      const added = await adder.add(organization, caller.userId, detailsOf(channel));
      if (added.outcome === "limit_reached") return { outcome: "channel_limit", channels: added.limit };
      if (added.outcome === "taken") return takenBy(added.organization);
    }
    const encrypted = encryptTokens(secretBox, ucid, tokens);
    await connections.upsert(organization, { channelUcid: ucid, connectedBy: caller.userId, ...encrypted });
    const { utmSource } = state;
    const event = {
      userId: caller.userId,
      organizationId: organization.organizationId,
      ...(utmSource && { utmSource }),
    };
    await db.afterCommit(() => context.analytics.track("channel_connected", event));
    return { outcome: "connected", channelUcid: ucid, redirect: state.frontendRedirect };
  };

  return {
    request,
    requestAgain: (scope: AuthorizedScope, caller: Caller, asked: ConsentRequest) =>
      request(scope, caller, asked, { channelUcid: scope.channelUcid }),
    finish: async (
      organization: AuthorizedOrganization,
      caller: Caller,
      answer: { code: string; state: string },
    ): Promise<FinalWrite<ConnectOutcome>> => {
      const refuse = (refusal: Refusal) => async () => refusal;
      const attempt = await takeAttempt(organization, caller, answer.state);
      if (!attempt) return refuse({ outcome: "attempt_expired" });
      const { state, codeVerifier } = attempt;
      const granted = await askGoogle({ ...answer, codeVerifier });
      if ("outcome" in granted) return refuse(granted);
      const { channel } = granted;
      if (state.reconnect) {
        const expected = state.reconnect.channelUcid;
        if (!isPrimary(caller, organization)) throw new AppError("forbidden", "Only the primary owner may do this");
        if (channel.ucid !== expected) return refuse({ outcome: "other_channel", channel: channel.name });
      } else {
        if (!channel.hasPublicVideo) return refuse({ outcome: "no_videos" });
        if (!channel.hasLongVideo) return refuse({ outcome: "no_long_form_videos" });
      }
      return () => db.transaction(() => store(organization, caller, state, granted));
    },
  };
};

const takenBy = (organization: string | null): ConnectOutcome => ({
  outcome: "channel_taken",
  ...(organization !== null && { organization }),
});

const isPrimary = (caller: Caller, { organizationId }: AuthorizedOrganization) =>
  caller.memberships.some((entry) => entry.organizationId === organizationId && entry.role === "primary");
