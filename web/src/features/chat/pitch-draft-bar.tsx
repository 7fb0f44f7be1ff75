import { titleLineFrom } from "@coldopen/contract/kernel/names";
import { paths } from "@coldopen/contract/paths";
import { BRAND_NAME_MAX } from "@coldopen/contract/pitches/schema";
import { FileText } from "lucide-react";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { currentPitch, useCreatePitch } from "../pitches/index.ts";
import { usePitchSelections } from "./pitch-selections.ts";
import { useChat } from "./use-conversation.ts";

/** What the pitch of this conversation has so far, and the way to its page. */
export default function PitchDraftBar() {
  const { channel, threadId } = useChat();
  const { brand, selections, counts, isChanged, markApplied } = usePitchSelections();
  const create = useCreatePitch(channel);
  const go = useGo();
  const { integrations, others } = counts;
  if (integrations + others === 0) return null;
  const open = () =>
    create.mutate(
      {
        brandName: titleLineFrom(brand, BRAND_NAME_MAX) || t("pitch.unnamed"),
        threadId,
        selections,
        hasNewSelections: isChanged,
      },
      {
        onSuccess: ({ id }) => {
          markApplied();
          currentPitch.choose(channel, id);
          void go(paths.pitchWeb(channel));
        },
      },
    );
  return (
    <section
      aria-label={t("pitch.name")}
      className="mx-auto mb-2 flex w-full max-w-192 flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface px-4 py-2.5 inset-ring inset-ring-line"
    >
      <span className="font-semibold">{t("pitch.name")}</span>
      <span className="text-xs text-muted">
        {[
          integrations > 0 && t("pitch.integrations", { count: integrations }),
          selections.selectedTitle && t("pitch.title"),
          selections.selectedConcept && t("pitch.concept"),
          selections.selectedThumbnail && t("pitch.thumbnail"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <Button size="sm" kind="primary" icon={<FileText />} busy={create.isPending} onClick={open} className="ml-auto">
        {t("pitch.open")}
      </Button>
    </section>
  );
}
