import { BIO_MAX } from "@coldopen/contract/channel-settings/schema";
import { ProfileAnswer, Tone } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { ArrowRight, RefreshCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useGo } from "../../lib/link.tsx";
import { persisted } from "../../lib/persisted.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Radio, RadioGroup } from "../../ui/radio.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { settingsQuery, useChangeSettings } from "../channel-settings/index.ts";
import { SkipButton } from "./answer-buttons.tsx";
import { onboardingQuery, paramsOf, useOnboardingChange } from "./api.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { pageAfter } from "./rules.ts";
import { onboardingApi } from "./status-query.ts";
import { StrongVideos } from "./strong-videos.tsx";
import { Topics } from "./topics.tsx";

/** What was typed and is not saved yet. */
const draftOf = (ucid: string) => persisted(`studio-onboarding-profile:${ucid}`, ProfileAnswer);

export default function ProfileScreen() {
  return <OnboardingScreen step={Profile} />;
}

function Profile(props: StepProps) {
  const { channel, onboarding } = props;
  const { data: settings } = useQuery(settingsQuery(channel));
  if (!settings)
    return (
      <StepFrame title={t("profile.title")} lead={t("profile.lead")} footer={<BackLink {...props} />}>
        <div role="status" aria-label={t("profile.drafting")} className="mt-6 grid gap-3">
          <Skeleton className="h-44" />
          <Skeleton className="h-20" />
        </div>
      </StepFrame>
    );
  const saved: ProfileAnswer = {
    bio: settings.bio || (onboarding.bioDraft ?? ""),
    tone: onboarding.tone,
    topics: onboarding.topics,
  };
  return <ProfileForm {...props} saved={saved} />;
}

function ProfileForm({ channel, page, onboarding, isEnhanced, canEdit, saved }: StepProps & { saved: ProfileAnswer }) {
  const go = useGo();
  const client = useQueryClient();
  const draft = draftOf(channel.channelUcid);
  // Until something is typed, the form follows what is saved: the draft may arrive later.
  const [typed, setTyped] = useState<ProfileAnswer | undefined>(draft.read);
  const answer = typed ?? saved;
  const next = () => go(paths.onboarding(pageAfter(page, isEnhanced)));
  const change = (changes: Partial<ProfileAnswer>) => {
    const changed = { ...answer, ...changes };
    setTyped(changed);
    draft.write(changed);
  };
  const save = useOnboardingChange<ProfileAnswer>(channel, {
    run: (body) => onboardingApi.saveProfile({ params: paramsOf(channel), body }),
    onSuccess: () => {
      draft.clear();
      void client.invalidateQueries({ queryKey: settingsQuery(channel).queryKey });
      void next();
    },
  });
  const { bio, tone, topics } = answer;
  const hasVideos = (onboarding.videos?.count ?? 0) > 0;
  return (
    <StepFrame
      title={t("profile.title")}
      lead={t(hasVideos ? "profile.lead" : "profile.leadEmpty")}
      aside={<ProfileReasons onboarding={onboarding} />}
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
            <Button
              kind="primary"
              size="lg"
              busy={save.isPending}
              trailing={<ArrowRight className="size-3.5" />}
              onClick={() => (canEdit ? save.mutate({ bio: bio.trim(), tone, topics }) : void next())}
            >
              {t(canEdit ? "save" : "next")}
            </Button>
          </FooterEnd>
        </>
      }
    >
      {!canEdit && <p className="mt-4 text-muted">{t("readOnly")}</p>}
      <div className="mt-6 flex items-end justify-between gap-3">
        <span aria-hidden className="text-xs text-muted">
          {t("profile.bio")}
        </span>
        {hasVideos && canEdit && <Regenerate channel={channel} tone={tone} onDraft={(text) => change({ bio: text })} />}
      </div>
      <Field label={t("profile.bio")} hideLabel className="mt-2">
        <Textarea
          className="[&_textarea]:min-h-32"
          maxLength={BIO_MAX}
          counter
          readOnly={!canEdit}
          placeholder={t("profile.placeholder")}
          value={bio}
          onChange={(event) => change({ bio: event.currentTarget.value })}
        />
      </Field>
      {canEdit && onboarding.replacedBio !== null && saved.bio === onboarding.bioDraft && (
        <Replaced channel={channel} bio={onboarding.replacedBio} onUndo={(text) => change({ bio: text })} />
      )}
      <p aria-hidden className="mt-6 text-xs text-muted">
        {t("profile.tone")}
      </p>
      <RadioGroup
        label={t("profile.tone")}
        value={tone}
        disabled={!canEdit}
        onValueChange={(value) => change({ tone: value })}
        className="mt-2 grid! gap-2 sm:grid-cols-3"
      >
        {Tone.options.map((one) => (
          <Radio
            key={one}
            value={one}
            className={clsx(
              "items-start! rounded-lg p-3",
              one === tone ? "ring-2 ring-brand-mark" : "inset-ring inset-ring-line-control",
            )}
          >
            <span className="min-w-0">
              <span className="block font-semibold">{t(`profile.tones.${one}`)}</span>
              <span className="mt-0.5 block text-xs text-muted">{t(`profile.toneHints.${one}`)}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <Topics topics={topics} canEdit={canEdit} onChange={(changed) => change({ topics: changed })} />
    </StepFrame>
  );
}

type ReplacedProps = Pick<StepProps, "channel"> & { bio: string; onUndo: (bio: string) => void };

/** Where a generated bio replaces the written one at once, this brings the written one back. */
function Replaced({ channel, bio, onUndo }: ReplacedProps) {
  const { change } = useChangeSettings(channel);
  const undo = () => {
    onUndo(bio);
    change({ bio });
  };
  return (
    <p role="status" className="mt-2 flex items-center gap-2 text-xs text-muted">
      {t("profile.replaced")}
      <Button kind="ghost" size="sm" icon={<Undo2 />} onClick={undo}>
        {t("profile.undo")}
      </Button>
    </p>
  );
}

type RegenerateProps = Pick<StepProps, "channel"> & { tone: Tone; onDraft: (bio: string) => void };

function Regenerate({ channel, tone, onDraft }: RegenerateProps) {
  const client = useQueryClient();
  const [variant, setVariant] = useState(1);
  const draw = useMutation({
    mutationFn: () => onboardingApi.draftBio({ params: paramsOf(channel), body: { tone, variant } }),
    meta: { failed: t("profile.notDrafted") },
    onSuccess: ({ bio, replaced }) => {
      setVariant(variant + 1);
      onDraft(bio);
      void client.invalidateQueries({ queryKey: onboardingQuery(channel).queryKey });
      if (replaced !== null) void client.invalidateQueries({ queryKey: settingsQuery(channel).queryKey });
    },
  });
  return (
    <Button kind="ai" size="sm" icon={<RefreshCw />} busy={draw.isPending} onClick={() => draw.mutate()}>
      {t("profile.regenerate")}
    </Button>
  );
}

function ProfileReasons({ onboarding: { videos } }: Pick<StepProps, "onboarding">) {
  return (
    <aside>
      <h2 className="type-title text-md">{t("profile.why")}</h2>
      <p className="mt-1 text-muted">{t("profile.whyText")}</p>
      {videos && videos.strongest.length > 0 && (
        <>
          <h3 className="mt-6 text-xs font-medium text-muted">{t("profile.read")}</h3>
          <StrongVideos videos={videos.strongest} layout="grid" />
        </>
      )}
    </aside>
  );
}
