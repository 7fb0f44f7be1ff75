import type { Memory } from "@coldopen/contract/chat-memory/schema";
import type { Column } from "../../lib/csv.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { ListExport } from "../list-export/index.ts";

const columns: readonly Column<Memory>[] = [
  ["key", ({ key }) => key],
  ["text", ({ value }) => value.text],
  ["usedIn", ({ value }) => (value.is_global ? "channel" : "only you")],
  ["isEnabled", ({ value }) => value.is_enabled],
  ["from", ({ value }) => value.origin],
  ["madeBy", ({ createdBy }) => createdBy?.firstName ?? null],
  ["createdAt", ({ createdAt }) => createdAt],
  ["lastUsedAt", ({ lastUsedAt }) => lastUsedAt],
];

export const ExportMemories = ({ memories }: { memories: readonly Memory[] }) => (
  <ListExport
    name="memories"
    fetchAll={async () => memories}
    columns={columns}
    done={(count) => t("exported", { count })}
  />
);
