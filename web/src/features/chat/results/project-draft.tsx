import type { ToolResult } from "@coldopen/contract/chat/results";
import { paths } from "@coldopen/contract/paths";
import { CONCEPT_MAX, PROJECT_NAME_MAX, TITLE_MAX } from "@coldopen/contract/projects/schema";
import { Plus } from "lucide-react";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { useCreateProject } from "../../projects/index.ts";
import { useChat } from "../use-conversation.ts";

type Draft = Extract<ToolResult, { type: "PROJECT_DRAFT" }>;

/** Nothing is stored until Create is pressed. */
export function ProjectDraft({ draft }: { draft: Draft }) {
  const { channel } = useChat();
  const { mutate, data: created, isPending } = useCreateProject(channel, { failed: t("draft.failed") });
  const create = () =>
    mutate({
      name: draft.name.slice(0, PROJECT_NAME_MAX),
      status: "idea",
      source: "chat",
      options: [
        ...(draft.title ? [{ optionType: "TITLE" as const, content: draft.title.slice(0, TITLE_MAX) }] : []),
        ...(draft.concept ? [{ optionType: "CONCEPT" as const, content: draft.concept.slice(0, CONCEPT_MAX) }] : []),
        ...(draft.thumbnail_url ? [{ optionType: "THUMBNAIL" as const, content: draft.thumbnail_url }] : []),
      ].map((option) => ({ ...option, source: "system" as const })),
    });
  return (
    <section
      aria-label={t("draft.title")}
      className="flex items-center gap-3 rounded-md bg-surface px-3 py-2.5 inset-ring inset-ring-line max-sm:flex-wrap"
    >
      {draft.thumbnail_url && <Thumbnail small src={draft.thumbnail_url} className="w-28 flex-none" />}
      <div className="min-w-0 flex-1">
        <p className="text-xs text-faint">{t("draft.title")}</p>
        <p className="truncate font-semibold">{draft.title ?? draft.name}</p>
        {draft.concept && <p className="line-clamp-2 text-xs text-muted">{draft.concept}</p>}
      </div>
      {created ? (
        <Button size="sm" render={<Link href={paths.project(channel, created.id)} />}>
          {t("draft.open")}
        </Button>
      ) : (
        <Button size="sm" kind="primary" icon={<Plus />} busy={isPending} onClick={create}>
          {t("draft.create")}
        </Button>
      )}
    </section>
  );
}
