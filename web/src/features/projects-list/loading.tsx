import { TableLoading } from "../../ui/table-skeleton.tsx";
import { ProjectGridSkeleton } from "./grid.tsx";
import { projectColumns } from "./table/columns.ts";
import { ProjectTableSkeleton } from "./table/skeleton.tsx";
import { t } from "./texts.ts";

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
