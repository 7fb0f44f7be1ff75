import type { ChatProject } from "@coldopen/contract/chat/results";
import { paths } from "@coldopen/contract/paths";
import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/chat.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { statusTone } from "../../project-cards/index.ts";
import { selectedItem, useSelection } from "../selection.ts";
import { useChat } from "../use-conversation.ts";

export function Projects({ projects }: { projects: readonly ChatProject[] }) {
  const { channel } = useChat();
  const { has, toggle } = useSelection();
  if (projects.length === 0) return <p className="text-muted">{t("results.noProjects")}</p>;
  return (
    <ul aria-label={t("results.projects")} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {projects.map((project) => {
        const name = project.title || project.name || t("selectProject.untitled");
        const status = ProjectStatus.safeParse(project.status).data;
        return (
          <li key={project.id} className="relative flex items-center gap-3 rounded-md px-2 py-1.5 hover:bg-surface">
            <Checkbox
              className="relative z-1"
              label={t("results.select", { name })}
              checked={has(project.id)}
              onCheckedChange={() =>
                toggle(
                  selectedItem(
                    { id: project.id, type: "project", title: name },
                    { thumbnailUrl: project.thumbnail_url || null },
                  ),
                )
              }
            />
            <Thumbnail small src={project.thumbnail_url || undefined} className="w-20 flex-none" />
            <Link
              href={paths.project(channel, project.id)}
              className="min-w-0 flex-1 truncate rounded-xs font-semibold after:absolute after:inset-0"
            >
              {name}
            </Link>
            {status && <StatusBadge tone={statusTone[status]}>{statusLabel[status]}</StatusBadge>}
          </li>
        );
      })}
    </ul>
  );
}
