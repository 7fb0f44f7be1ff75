import { dashboardSections, sectionQueryOf } from "@coldopen/contract/dashboard/sections";
import { openIdeasAddress } from "@coldopen/contract/ideas/list-query";
import { addressOf } from "@coldopen/contract/kernel/address";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { labsRoutes } from "@coldopen/contract/labs/routes";
import { onboardingRoutes } from "@coldopen/contract/onboarding/routes";
import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { channelToEnter, LAST_CHANNEL_COOKIE, lastChannelIn } from "@coldopen/contract/session/rules";
import { UserProfile } from "@coldopen/contract/session/schema";
import { z } from "zod";
import type { CollectAnswers } from "../../platform/http/preloaded-answers.ts";

const FIRST_SCREEN = /^\/(app\/?|app\/chat\/?)?(\?|$)/;
const ProjectPage = z.object({
  data: z.array(z.object({ thumbnailPrimaryOption: z.object({ content: z.string() }).nullish() })),
});

const sectionAddresses = (channel: ChannelScope) =>
  dashboardSections.map(({ filter }) => addressOf(projectRoutes.list, { query: sectionQueryOf(channel, filter) }));

const onboardingStatusAddress = ({ organizationId, channelUcid: ucid }: ChannelScope) =>
  addressOf(onboardingRoutes.status, { query: { ucid, organizationId } });

/** The responses that the first screen needs; on other screens the profile and the feature flags. */
export const collectDashboardAnswers: CollectAnswers = async ({ path, cookies }, callApi) => {
  const profile = await callApi(addressOf(sessionRoutes.profile));
  if (!profile) return { answers: [], pictures: [] };
  const user = UserProfile.parse(JSON.parse(profile.text));
  const channel = channelToEnter(user, lastChannelIn(cookies[LAST_CHANNEL_COOKIE]));
  const flags = addressOf(labsRoutes.values, { query: { organizationId: channel?.organizationId } });
  const isFirstScreen = channel !== undefined && FIRST_SCREEN.test(path);
  const sections = isFirstScreen ? sectionAddresses(channel) : [];
  const others = isFirstScreen ? [onboardingStatusAddress(channel), openIdeasAddress(channel)] : [];
  const answers = (await Promise.all([flags, ...sections, ...others].map(callApi))).filter(
    (answer) => answer !== undefined,
  );
  const first = answers
    .filter(({ address }) => sections.includes(address))
    .flatMap(({ text }) => ProjectPage.parse(JSON.parse(text)).data)
    .flatMap(({ thumbnailPrimaryOption }) => thumbnailPrimaryOption?.content ?? [])[0];
  return {
    answers: [profile, ...answers],
    pictures: [shownAt(first ?? "", CARD_PICTURE_WIDTH)].filter((picture) => picture !== undefined),
  };
};
