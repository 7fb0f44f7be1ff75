import type { OnboardingPage } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import { ArrowRight } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { useSaveProgress } from "./api.ts";
import { pageAfter, taskByPage } from "./rules.ts";

type AnswerButtonProps = { channel: ActiveChannel; page: OnboardingPage; isEnhanced: boolean };

function useAnswer({ channel, page, isEnhanced }: AnswerButtonProps) {
  const go = useGo();
  const save = useSaveProgress(channel, () => go(paths.onboarding(pageAfter(page, isEnhanced))));
  const task = taskByPage[page];
  return {
    isPending: save.isPending,
    answer: (outcome: "done" | "skipped") => task && save.mutate({ answers: { [task]: outcome } }),
  };
}

/** Stores that the step was skipped and goes on. */
export function SkipButton(props: AnswerButtonProps) {
  const { isPending, answer } = useAnswer(props);
  return (
    <Button kind="ghost" busy={isPending} onClick={() => answer("skipped")}>
      {t("skip")}
    </Button>
  );
}

/** Stores that the step is done and goes on. */
export function DoneButton({ disabled = false, ...props }: AnswerButtonProps & { disabled?: boolean }) {
  const { isPending, answer } = useAnswer(props);
  return (
    <Button
      kind="primary"
      size="lg"
      disabled={disabled}
      busy={isPending}
      trailing={<ArrowRight className="size-3.5" />}
      onClick={() => answer("done")}
    >
      {t("next")}
    </Button>
  );
}
