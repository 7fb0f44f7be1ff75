import { statusLabel } from "@coldopen/contract/projects/rules";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { Chip } from "../../ui/chip.tsx";
import { DueLabel } from "../../ui/due-label.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { indexBadge, statusTone } from "./card-rules.ts";
import { dueLabel } from "./due-label.ts";

type FactProps = { project: VideoProject; now: Date };
const MAX_TAGS = 2;

export const ProjectStatusBadge = ({ project: { status }, bare }: { project: VideoProject; bare?: boolean }) => (
  <StatusBadge tone={statusTone[status]} bare={bare}>
    {statusLabel[status]}
  </StatusBadge>
);

export function ProjectDue({ project, now }: FactProps) {
  const { tone, text } = dueLabel(project, now);
  return <DueLabel tone={tone}>{text}</DueLabel>;
}

export function ProjectIndex({ project, now }: FactProps) {
  const badge = indexBadge(project, now);
  return badge && <IndexBadge tone={badge.tone}>{badge.text}</IndexBadge>;
}

type TagsProps = { project: VideoProject; most?: number };
export function ProjectTags({ project: { videoProjectTags: tags }, most = MAX_TAGS }: TagsProps) {
  const rest = tags.slice(most);
  return (
    <span className="flex min-w-0 gap-1">
      {tags.slice(0, most).map(({ name }) => (
        <Chip key={name} size="tag" className="min-w-0 shrink" title={name}>
          <span className="truncate">{name}</span>
        </Chip>
      ))}
      {rest.length > 0 && (
        <Chip size="tag" title={rest.map(({ name }) => name).join(", ")}>
          +{rest.length}
        </Chip>
      )}
    </span>
  );
}
