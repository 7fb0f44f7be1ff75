import type { PitchStage } from "@coldopen/contract/pitches/schema";
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon, MessagesSquare, Send } from "lucide-react";
import { t } from "../../locales/en/pitches.ts";

const icons: Record<PitchStage, LucideIcon> = {
  draft: CircleDashed,
  sent: Send,
  negotiating: MessagesSquare,
  won: CircleCheck,
  not_a_fit: CircleSlash,
};

export function StageLabel({ stage }: { stage: PitchStage }) {
  const Icon = icons[stage];
  return (
    <span className="inline-flex items-center align-middle gap-1.5 text-xs font-medium whitespace-nowrap text-muted">
      <Icon aria-hidden className={stage === "won" ? "text-positive" : "text-faint"} />
      {t(`stages.${stage}`)}
    </span>
  );
}
