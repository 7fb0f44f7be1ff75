import { ideasIn } from "@coldopen/contract/onboarding/rules";
import { IDEAS_DRAFT_MAX, NEW_IDEAS_MAX } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { useGo } from "../../lib/link.tsx";
import { persisted } from "../../lib/persisted.ts";
import { toast } from "../../lib/toast.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { SkipButton } from "./answer-buttons.tsx";
import { onboardingQuery, paramsOf, useSaveProgress } from "./api.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { pageAfter } from "./rules.ts";
import { onboardingApi } from "./status-query.ts";

const SAVE_AFTER_MS = 750;
/** Kept at once; the server gets it a moment later, for other devices. */
const draftOf = (ucid: string) => persisted(`studio-onboarding-ideas:${ucid}`, z.string().max(IDEAS_DRAFT_MAX));

export default function AddIdeasScreen() {
  return <OnboardingScreen step={AddIdeas} />;
}

function problemOf(ideas: readonly string[]): string | undefined {
  if (ideas.length > NEW_IDEAS_MAX) return t("ideas.tooMany", { count: ideas.length });
  return ideas.some((idea) => idea.length > IDEA_MAX) ? t("ideas.tooLong", { max: IDEA_MAX }) : undefined;
}

function AddIdeas({ channel, page, isEnhanced, onboarding }: StepProps) {
  const go = useGo();
  const client = useQueryClient();
  const draft = draftOf(channel.channelUcid);
  const [text, setText] = useState(() => draft.read() ?? onboarding.ideasDraft);
  const saveDraft = useSaveProgress(channel).mutate;
  const settled = useDebouncedValue(text, SAVE_AFTER_MS);
  const stored = onboarding.ideasDraft;
  const add = useMutation({
    mutationFn: (list: string[]) => onboardingApi.addIdeas({ params: paramsOf(channel), body: { ideas: list } }),
    meta: { failed: t("ideas.failed") },
    onSuccess: async ({ added }) => {
      draft.clear();
      setText("");
      toast.success(t("ideas.added", { count: added }));
      await client.invalidateQueries({ queryKey: onboardingQuery(channel).queryKey });
      await go(paths.onboarding(pageAfter(page, isEnhanced)));
    },
  });
  useEffect(() => {
    if (settled === text && settled !== stored && !add.isPending && !add.isSuccess) saveDraft({ ideasDraft: settled });
  }, [settled, text, stored, add.isPending, add.isSuccess, saveDraft]);
  const ideas = ideasIn(text);
  const problem = problemOf(ideas);
  return (
    <StepFrame
      title={t("ideas.title")}
      lead={onboarding.answers.ideas === "done" ? t("ideas.done") : t("ideas.lead")}
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
            <Button
              kind="primary"
              size="lg"
              disabled={ideas.length === 0 || problem !== undefined}
              busy={add.isPending}
              trailing={<ArrowRight className="size-3.5" />}
              onClick={() => add.mutate(ideas)}
            >
              {t("ideas.add", { count: ideas.length })}
            </Button>
          </FooterEnd>
        </>
      }
    >
      <Field
        label={t("ideas.label")}
        help={t("ideas.count", { count: ideas.length })}
        error={problem}
        className="mt-6 max-w-180"
      >
        <Textarea
          className="[&_textarea]:min-h-48"
          maxLength={IDEAS_DRAFT_MAX}
          placeholder={t("ideas.placeholder")}
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setText(value);
            draft.write(value);
          }}
        />
      </Field>
    </StepFrame>
  );
}
