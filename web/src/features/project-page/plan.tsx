import { ProjectType } from "@coldopen/contract/projects/schema";
import { CalendarDays } from "lucide-react";
import { t } from "../../locales/en/project-page.ts";
import { t as typeName } from "../../locales/en/video-types.ts";
import { Chip } from "../../ui/chip.tsx";
import { DatePicker } from "../../ui/date-picker.tsx";
import { formatDay } from "../../ui/day.ts";
import { Select } from "../../ui/select.tsx";
import { useProjectPage } from "../project-editing/index.ts";
import { TagList } from "./tags/list.tsx";

const types = ProjectType.options.map((value) => ({ value, label: typeName(value) }));

/** The type of video, the publish date and the tags. */
export function ProjectPlan() {
  const { canEdit } = useProjectPage("ProjectPlan");
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-4">
      {canEdit ? <Choices /> : <Chosen />}
      <TagList />
    </div>
  );
}

function Choices() {
  const { project, edit } = useProjectPage("Choices");
  return (
    <>
      <div className="w-38">
        <Select
          label={t("type")}
          options={types}
          value={project.type}
          onValueChange={(type) => edit({ kind: "change", change: { type } })}
        />
      </div>
      <div className="w-38">
        <DatePicker
          label={t("due")}
          hideLabel
          openLabel={t("chooseDue")}
          value={project.publishDate}
          onChange={(publishDate) => edit({ kind: "change", change: { publishDate } })}
        />
      </div>
    </>
  );
}

function Chosen() {
  const { project } = useProjectPage("Chosen");
  return (
    <>
      <Chip tone="on">{typeName(project.type)}</Chip>
      {project.publishDate && (
        <Chip tone="on" icon={<CalendarDays />}>
          {formatDay(project.publishDate)}
        </Chip>
      )}
    </>
  );
}
