import { z } from "zod";
import { ChannelParams, routes, Ucid } from "../kernel/route.ts";
import { CatalogueChannel } from "../outliers/schema.ts";
import {
  BioDraft,
  CALIBRATION_PAIRS,
  CalibrationPick,
  NewIdeas,
  Onboarding,
  OnboardingStatus,
  ProfileAnswer,
  ProgressChange,
  Tone,
} from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/onboarding" as const;

export const onboardingRoutes = routes({
  status: {
    method: "GET",
    path: "/api/idea/onboarding_status",
    access: "channel",
    scope: { from: "query", organization: "organizationId", channel: "ucid" },
    wire: "snake",
    summary: "Whether the onboarding of a channel is done",
    /** `organizationId` is only needed if several of the caller's organizations have the channel. */
    query: z.object({ ucid: Ucid, organizationId: z.uuid().optional() }),
    reply: OnboardingStatus,
  },
  read: {
    method: "GET",
    path: base,
    access: "channel",
    summary: "What onboarding has produced for a channel, and what was answered",
    params: ChannelParams,
    reply: Onboarding,
  },
  creators: {
    method: "GET",
    path: `${base}/creators`,
    access: "channel",
    summary: "Creators to follow, by shared topics and size",
    params: ChannelParams,
    reply: z.object({ results: z.array(CatalogueChannel) }),
  },
  run: {
    method: "POST",
    path: `${base}/run`,
    access: "channel",
    summary: "Start the pipeline, or run the steps again that failed",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: ChannelParams,
    /** `withoutFailed` goes on without the results of the steps that failed. */
    body: z.object({ withoutFailed: z.boolean().default(false) }),
    reply: Onboarding,
  },
  draftBio: {
    method: "POST",
    path: `${base}/bio`,
    access: "channelAdmin",
    summary: "Draft a bio from the channel's latest videos",
    limit: { per: "user", max: 60, windowSeconds: 60 },
    params: ChannelParams,
    /** Another `variant` gives other words. */
    body: z.object({ tone: Tone, variant: z.number().int().min(0).max(1000) }),
    reply: BioDraft,
  },
  saveProfile: {
    method: "PUT",
    path: `${base}/profile`,
    access: "channelAdmin",
    summary: "Store the bio, the tone and the topics of a channel",
    params: ChannelParams,
    body: ProfileAnswer,
    reply: Onboarding,
  },
  pick: {
    method: "PUT",
    path: `${base}/picks`,
    access: "channelAdmin",
    summary: "Store the picks among pairs of thumbnails, which become the style",
    params: ChannelParams,
    body: z.object({ picks: z.array(CalibrationPick).max(CALIBRATION_PAIRS) }),
    reply: Onboarding,
  },
  saveProgress: {
    method: "PUT",
    path: `${base}/progress`,
    access: "channel",
    summary: "Store what was answered or skipped, and the draft of new ideas",
    params: ChannelParams,
    body: ProgressChange,
    reply: Onboarding,
  },
  addIdeas: {
    method: "POST",
    path: `${base}/ideas`,
    access: "channel",
    summary: "Turn ideas into projects, one each",
    params: ChannelParams,
    body: NewIdeas,
    reply: z.object({ added: z.number().int() }),
  },
});
