import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/projects-list.ts";
import { useDrop } from "../../../ui/drag-area.tsx";
import { titleOf } from "../../project-cards/index.ts";
import type { ProjectsSearch } from "../../project-filters/index.ts";
import { arrangeList, type ProjectFilter, projectsApi, refetchLists } from "../../projects/index.ts";
import { runOnEach } from "../bulk/run.ts";
import { moved, type Ranked, ranksFor } from "./ranks.ts";

type RankingParts = {
  channel: ActiveChannel;
  filter: ProjectFilter;
  search: ProjectsSearch;
  projects: readonly VideoProject[];
};
const put = ({ id, userRank }: Ranked) => projectsApi.update({ params: { id }, body: { userRank } });

/** Manual ranking, while the list is sorted by it; undefined otherwise. */
export function useRanking({ channel, filter, search, projects }: RankingParts) {
  const client = useQueryClient();
  useDrop((id, target) => {
    const at = (wanted: string) => projects.findIndex((project) => project.id === wanted);
    void move(at(id), at(target));
  });

  async function saveRanks(ranks: readonly Ranked[]): Promise<boolean> {
    const { failed } = await runOnEach(ranks, put);
    if (failed.length > 0) toast.error(t("ranking.failed"));
    await refetchLists(client, channel);
    return failed.length === 0;
  }

  async function move(from: number, to: number) {
    const project = projects[from];
    if (!project || from === to || to < 0 || to >= projects.length) return;
    const order = moved(projects, from, to);
    const ranks = ranksFor(order, to, search.direction);
    const before = ranks.flatMap(({ id }) => projects.find((one) => one.id === id) ?? []);
    const rankOf = new Map(ranks.map(({ id, userRank }) => [id, userRank]));
    arrangeList(
      client,
      channel,
      filter,
      order.map((one) => ({ ...one, userRank: rankOf.get(one.id) ?? one.userRank })),
    );
    if (await saveRanks(ranks))
      toast.success(t("ranking.moved", { name: titleOf(project), position: to + 1 }), {
        label: t("undo"),
        onSelect: () => void saveRanks(before),
      });
  }

  if (search.sort !== "userRank") return undefined;
  return { move: (from: number, to: number) => void move(from, to) };
}
export type Ranking = NonNullable<ReturnType<typeof useRanking>>;
