import { type ProjectTag, TAGS_MAX } from "@coldopen/contract/projects/schema";
import { Sparkles } from "lucide-react";
import { t } from "../../../locales/en/project-page.ts";
import { Chip } from "../../../ui/chip.tsx";
import { useProjectPage } from "../../project-editing/index.ts";
import { TagAdd } from "./add.tsx";

/** The tags of a project; those from a model are marked. */
export function TagList() {
  const { project, canEdit, edit } = useProjectPage("TagList");
  const tags = project.videoProjectTags;
  const save = (videoProjectTags: ProjectTag[]) => edit({ kind: "change", change: { videoProjectTags } });
  return (
    <>
      <ul aria-label={t("tags.title")} className="contents">
        {tags.map((tag) => (
          <li key={tag.name} className="max-w-full">
            <TagChip
              tag={tag}
              onRemove={canEdit ? () => save(tags.filter(({ name }) => name !== tag.name)) : undefined}
            />
          </li>
        ))}
      </ul>
      {canEdit && tags.length < TAGS_MAX && <TagAdd tags={tags} onAdd={(tag) => save([...tags, tag])} />}
    </>
  );
}

type TagChipProps = { tag: ProjectTag; onRemove: (() => void) | undefined };

const TagChip = ({ tag: { name, category, source }, onRemove }: TagChipProps) => (
  <Chip
    className="max-w-full"
    title={category ?? undefined}
    icon={source === "ai" && <Sparkles role="img" aria-label={t("tags.byAi")} />}
    onRemove={onRemove}
    removeLabel={t("tags.remove", { name })}
  >
    <span className="truncate">{name}</span>
    {category && <span className="text-faint">{category}</span>}
  </Chip>
);
