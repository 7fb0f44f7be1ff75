import { type ProjectSortField, projectSortFields } from "@coldopen/contract/projects/query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { t } from "../../locales/en/project-filters.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuRadios, MenuSeparator } from "../../ui/menu.tsx";
import type { ChangeSearch } from "./address.ts";
import type { ProjectsSearch } from "./search.ts";

const labels: Record<ProjectSortField, string> = {
  updatedAt: t("sort.updatedAt"),
  publishDate: t("sort.publishDate"),
  createdAt: t("sort.createdAt"),
  name: t("sort.byName"),
  userRank: t("sort.userRank"),
  titleScore: t("sort.titleScore"),
};

export function ProjectSort({ search: { sort, direction }, change }: { search: ProjectsSearch; change: ChangeSearch }) {
  const Arrow = direction === "desc" ? ArrowDown : ArrowUp;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" kind="ghost" trailing={<Arrow className="size-3.5 text-faint" />}>
          <span className="font-normal text-faint">{t("sort.name")}</span> {labels[sort]}
        </Button>
      }
    >
      <MenuRadios
        label={t("sort.by")}
        value={sort}
        onValueChange={(field) => change({ sort: field })}
        options={projectSortFields.map((value) => ({ value, label: labels[value] }))}
      />
      <MenuSeparator />
      <MenuRadios
        label={t("sort.order")}
        value={direction}
        onValueChange={(next) => change({ direction: next })}
        options={[
          { value: "asc", label: t("sort.asc"), icon: <ArrowUp /> },
          { value: "desc", label: t("sort.desc"), icon: <ArrowDown /> },
        ]}
      />
    </Menu>
  );
}
