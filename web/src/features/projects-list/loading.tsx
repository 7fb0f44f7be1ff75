import { Table } from "../../ui/table.tsx";
import { ProjectGridSkeleton } from "./grid.tsx";
import { projectColumns } from "./table/columns.ts";
import { ProjectTableSkeleton } from "./table/skeleton.tsx";
import { t } from "./texts.ts";

const ROWS = 12;

export const ProjectsLoading = ({ layout }: { layout: "table" | "grid" }) =>
  layout === "grid" ? (
    <div className="px-(--page-x) pt-5">
      <ProjectGridSkeleton label={t("loading")} />
    </div>
  ) : (
    <div className="pt-8">
      <Table className="table-fixed border-t border-line">
        <colgroup>
          {projectColumns.map(({ name, width, look }) => (
            <col key={name} className={look} style={width ? { width } : undefined} />
          ))}
        </colgroup>
        <ProjectTableSkeleton rows={ROWS} label={t("loading")} />
      </Table>
    </div>
  );
