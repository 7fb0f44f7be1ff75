import type { ChatPitch } from "@coldopen/contract/chat/results";
import type { ChatMessage } from "@coldopen/contract/chat/schema";
import type { ChatToolName } from "@coldopen/contract/chat/tools";
import { titleLineFrom } from "@coldopen/contract/kernel/names";
import { paths } from "@coldopen/contract/paths";
import { brandTitle, suggestionsIn } from "@coldopen/contract/pitches/rules";
import { BRAND_NAME_MAX, type PitchSelections } from "@coldopen/contract/pitches/schema";
import { FileText } from "lucide-react";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { currentPitch, useCreatePitch } from "../pitches/index.ts";
import { usePitchSelections } from "./pitch-selections.ts";
import { parseResult } from "./results/parse-result.ts";
import { useChat, useConversation } from "./use-conversation.ts";

function latestPitch(messages: readonly ChatMessage[]): ChatPitch | undefined {
  for (const message of messages.toReversed()) {
    const result = message.type === "tool" && message.name === WRITE_PITCH ? parseResult(message) : undefined;
    if (result?.type === "PITCH") return result.pitch;
  }
  return undefined;
}
const WRITE_PITCH = "write_pitch" satisfies ChatToolName;

/** Whether a written pitch has everything that was added: its card is then the way to the page. */
const hasSelections = ({ campaign }: ChatPitch, selections: PitchSelections): boolean => {
  const { selectedIntegration, selectedTitle, selectedConcept, selectedThumbnail } = selections;
  const moments = new Set(campaign.integration_timeline.map(({ description }) => description));
  return (
    suggestionsIn(selectedIntegration).every((moment) => moments.has(moment)) &&
    (selectedTitle === "" || selectedTitle === campaign.title) &&
    (selectedConcept === "" || selectedConcept === campaign.description) &&
    (selectedThumbnail === "" || selectedThumbnail === campaign.hero_image_url)
  );
};

/** What the pitch of this conversation has so far, and the way to its page. */
export default function PitchDraftBar() {
  const { channel, threadId, client } = useChat();
  const written = useConversation(client, ({ messages }) => latestPitch(messages));
  const { brand, selections, counts, isChanged, markApplied } = usePitchSelections();
  const create = useCreatePitch(channel);
  const go = useGo();
  const { integrations, others } = counts;
  if (integrations + others === 0 || (written && hasSelections(written, selections))) return null;
  const open = () =>
    create.mutate(
      {
        brandName: titleLineFrom(brandTitle(brand), BRAND_NAME_MAX) || t("pitch.unnamed"),
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
