import type { ToolResult } from "@coldopen/contract/chat/results";
import { t } from "../../../locales/en/chat.ts";
import { Chip } from "../../../ui/chip.tsx";
import { useGate } from "../../labs/index.ts";

type Memories = Extract<ToolResult, { type: "MEMORY" }>["memories"];

export function MemoryList({ memories }: { memories: Memories }) {
  const isOn = useGate("STUDIO_CHAT_MEMORY_EDITOR");
  if (!isOn) return null;
  if (memories.length === 0) return <p className="text-muted">{t("memory.none")}</p>;
  return (
    <section aria-label={t("memory.list")}>
      <ul className="divide-y divide-line border-y border-line">
        {memories.map(({ key, text, is_global }) => (
          <li key={key} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Chip size="tag">{t(is_global ? "memory.global" : "memory.personal")}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
