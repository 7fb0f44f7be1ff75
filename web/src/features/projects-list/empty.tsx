import { Clapperboard, SearchX } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/projects-list.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type ChangeSearch, isFiltered, type ProjectsSearch, unfiltered } from "../project-filters/index.ts";
import { useAddProject } from "../projects/index.ts";

type NoProjectsProps = { channel: ActiveChannel; search: ProjectsSearch; change: ChangeSearch };

export function NoProjects({ channel, search, change }: NoProjectsProps) {
  const { add, isAdding } = useAddProject(channel);
  if (isFiltered(search))
    return (
      <Empty
        className="flex-1 py-24"
        icon={<SearchX />}
        title={t("list.noMatch")}
        action={<Button onClick={() => change(unfiltered)}>{t("list.clearAll")}</Button>}
      >
        {t("list.noMatchText")}
      </Empty>
    );
  return (
    <Empty
      className="flex-1 py-24"
      icon={<Clapperboard />}
      title={t("list.none")}
      action={
        <Button busy={isAdding} onClick={add}>
          {t("add")}
        </Button>
      }
    >
      {t("list.noneText")}
    </Empty>
  );
}
