import type { Memory } from "@coldopen/contract/chat-memory/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { MemoryRow } from "./memory-row.tsx";
import { idOf } from "./rules.ts";

type MemoryTableProps = {
  channel: ActiveChannel;
  channelName: string;
  canEditGlobal: boolean;
  memories: readonly Memory[];
};

/** Personal memories are editable by their owner, the only one who gets them. */
export const MemoryTable = ({ channel, channelName, canEditGlobal, memories }: MemoryTableProps) => (
  <div className="mt-3">
    <SectionTable>
      <TableHead className="whitespace-nowrap">
        <TableRow>
          <TableHeader className="w-11">{t("columns.on")}</TableHeader>
          <TableHeader>{t("columns.memory")}</TableHeader>
          <TableHeader className="max-md:hidden">{t("columns.usedIn")}</TableHeader>
          <TableHeader className="max-wide:hidden">{t("columns.madeBy")}</TableHeader>
          <TableHeader className="max-wide:hidden">{t("columns.from")}</TableHeader>
          <TableHeader className="max-wide:hidden">{t("columns.lastUsed")}</TableHeader>
          <TableHeader>
            <span className="sr-only">{t("columns.actions")}</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {memories.map((memory) => (
          <MemoryRow
            key={idOf(memory)}
            channel={channel}
            channelName={channelName}
            memory={memory}
            canEdit={canEditGlobal || !memory.value.is_global}
          />
        ))}
      </TableBody>
    </SectionTable>
  </div>
);
