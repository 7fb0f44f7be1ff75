import type { Thought } from "@coldopen/contract/ideas/ratings";
import type { Column } from "../../lib/csv.ts";
import { t } from "../../locales/en/workbench.ts";
import { ListExport } from "../list-export/index.ts";

const columns: readonly Column<Thought>[] = [
  ["ideaId", ({ id }) => id],
  ["title", ({ title }) => title],
  ["rating", ({ rating }) => rating],
  ["reasons", ({ reasons }) => reasons.join(" ")],
  ["thought", ({ thought }) => thought],
  ["ratedAt", ({ ratedAt }) => ratedAt],
];

export const ExportThoughts = ({ thoughts }: { thoughts: readonly Thought[] }) => (
  <ListExport
    name="thoughts"
    fetchAll={async () => thoughts}
    columns={columns}
    done={(count) => t("thoughts.exported", { count })}
  />
);
