import { canDeleteProject } from "@coldopen/contract/projects/rules";
import type { ProjectStatus, VideoProject } from "@coldopen/contract/projects/schema";
import { roleOnChannel } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { JUST_CREATED, outlierIndex, relativeAge } from "../../lib/format.ts";
import { t } from "../../locales/en/project-cards.ts";
import { dayToDate } from "../../ui/day.ts";
import type { IndexTone } from "../../ui/index-badge.tsx";
import type { StatusTone } from "../../ui/status-badge.tsx";

const UNDER = 0.8;
const AVERAGE = 1;
const NEW_DAYS = 7;
const DAY_MS = 86_400_000;

export const statusTone: Record<ProjectStatus, StatusTone> = {
  idea: "idea",
  in_development: "in-dev",
  published: "published",
};

type Titled = Pick<VideoProject, "name" | "title" | "titlePrimaryOption">;
/** The primary title, else the initial one, else the name. */
export const titleOf = ({ name, title, titlePrimaryOption }: Titled): string =>
  [titlePrimaryOption?.content, title].find((text) => text?.trim()) ?? name;

/** The time of the last edit; "just created" only for a new project. */
export const editedAge = ({ createdAt, updatedAt }: Pick<VideoProject, "createdAt" | "updatedAt">, now: Date): string =>
  relativeAge(updatedAt, now, {
    saysJustCreated: relativeAge(createdAt, now, { saysJustCreated: true }) === JUST_CREATED,
  });

/** The same as a sentence, for cards that also show another date. */
export const editedText = (project: Pick<VideoProject, "createdAt" | "updatedAt">, now: Date): string => {
  const age = editedAge(project, now);
  return age === JUST_CREATED ? age : t("card.edited", { age: age.toLowerCase() });
};

type Measured = Pick<VideoProject, "status" | "outlierIndex" | "publishDate">;
/** Videos under a week old have no index yet. */
export function indexBadge(project: Measured, now: Date): { tone: IndexTone; text: string } | undefined {
  const { outlierIndex: index, publishDate, status } = project;
  if (index !== null)
    return { tone: index < UNDER ? "under" : index <= AVERAGE ? "average" : "over", text: outlierIndex(index) };
  const isNew =
    status === "published" &&
    publishDate !== null &&
    now.getTime() - dayToDate(publishDate).getTime() < NEW_DAYS * DAY_MS;
  return isNew ? { tone: "new", text: "New" } : undefined;
}

export const mayDelete = (
  project: Pick<VideoProject, "createdBy">,
  user: Pick<UserProfile, "id" | "entitlements">,
  { organizationId, channelUcid }: ActiveChannel,
): boolean => canDeleteProject(project, user, roleOnChannel(user.entitlements, organizationId, channelUcid));
