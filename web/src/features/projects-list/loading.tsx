import { t } from "../../locales/en/projects-list.ts";
import { TableLoading } from "../../ui/table-skeleton.tsx";
import { ProjectGridSkeleton } from "./grid.tsx";
import { projectColumns } from "./table/columns.ts";
import { ProjectTableSkeleton } from "./table/skeleton.tsx";

export const ProjectsLoading = ({ layout }: { layout: "table" | "grid" }) =>
  layout === "grid" ? (
    <div className="px-(--page-x) pt-5">
      <ProjectGridSkeleton rows={3} label={t("loading")} />
    </div>
  ) : (
    <TableLoading columns={projectColumns}>
      <ProjectTableSkeleton rows={12} label={t("loading")} />
    </TableLoading>
  );
