import type { ToolResult } from "@coldopen/contract/chat/results";
import { paths } from "@coldopen/contract/paths";
import { Plus } from "lucide-react";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { type Place, savableDraft } from "../save/savable.ts";
import { useSave } from "../save/use-save.ts";
import { useChat } from "../use-conversation.ts";

type ProjectDraftProps = { draft: Extract<ToolResult, { type: "PROJECT_DRAFT" }>; place: Place };

/** Nothing is stored until Create is pressed. The thread records the project, so that it is created once. */
export function ProjectDraft({ draft, place }: ProjectDraftProps) {
  const { channel } = useChat();
  const { isKnown, savedProjectId, state, save } = useSave(savableDraft(place, draft));
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
      {savedProjectId ? (
        <Button size="sm" render={<Link href={paths.project(channel, savedProjectId)} />}>
          {t("draft.open")}
        </Button>
      ) : (
        <Button
          size="sm"
          kind="primary"
          icon={<Plus />}
          disabled={!isKnown}
          busy={state === "updating"}
          onClick={() => save({ kind: "newIdea" })}
        >
          {t("draft.create")}
        </Button>
      )}
    </section>
  );
}
