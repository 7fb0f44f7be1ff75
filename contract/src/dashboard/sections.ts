import type { ChannelScope } from "../kernel/channel-scope.ts";
import { defaultProjectSort, orderByParam } from "../projects/query.ts";
import type { ProjectSource, ProjectStatus } from "../projects/schema.ts";

export const SECTION_MAX = 5;

type SectionFilter = {
  status__in: ProjectStatus[];
  source?: ProjectSource;
  source__isNot?: ProjectSource;
  orderBy?: string;
};
export type DashboardSection = { name: "ideas" | "inDevelopment" | "ideaBank" | "published"; filter: SectionFilter };

const latest = orderByParam({ field: "publishDate", direction: "desc" });

/** The dashboard's project lists, newest first. */
export const dashboardSections: readonly DashboardSection[] = [
  { name: "ideas", filter: { status__in: ["idea"], source__isNot: "idea_bank" } },
  { name: "inDevelopment", filter: { status__in: ["in_development"] } },
  { name: "ideaBank", filter: { status__in: ["idea"], source: "idea_bank" } },
  { name: "published", filter: { status__in: ["published"], orderBy: latest } },
];

/** The query of one list. Web and server use the same address, so that preloaded answers match. */
export const sectionQueryOf = ({ organizationId, channelUcid }: ChannelScope, filter: SectionFilter) => ({
  orderBy: orderByParam(defaultProjectSort),
  ...filter,
  organizationId,
  channelUCID: channelUcid,
  limit: SECTION_MAX,
});
