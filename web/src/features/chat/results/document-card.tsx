import type { ToolResult } from "@coldopen/contract/chat/results";
import { FileText } from "lucide-react";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { useChat } from "../use-conversation.ts";
import { CopyButton } from "./copy-button.tsx";
import { Sources } from "./sources.tsx";

/** A document of the assistant; it opens beside the conversation. */
export function DocumentCard({ title, markdown, sources }: Omit<Extract<ToolResult, { type: "DOCUMENT" }>, "type">) {
  const { openDocument } = useChat();
  return (
    <section aria-label={title} className="grid gap-2 rounded-md bg-surface px-3 py-2.5 inset-ring inset-ring-line">
      <div className="flex min-w-0 items-center gap-3">
        <FileText className="text-faint" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{title}</p>
          <p className="truncate text-xs text-muted">
            {markdown
              .replaceAll(/[#*_>`-]/g, "")
              .trim()
              .slice(0, 120)}
          </p>
        </div>
        <CopyButton text={markdown} label={t("document.copy")} />
        <Button size="sm" onClick={() => openDocument({ title, markdown })}>
          {t("document.open")}
        </Button>
      </div>
      <Sources sources={sources} />
    </section>
  );
}
