import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { t } from "../../locales/en/onboarding.ts";
import { CastMembers } from "../cast/index.ts";
import { OptOut, settingsQuery, useChangeSettings } from "../channel-settings/index.ts";
import { DoneButton, SkipButton } from "./answer-buttons.tsx";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";

/** The member that was added here and has no photo yet: coming back opens it instead of adding another one. */
const temporaryMember = persisted("studio-onboarding-member", z.uuid());

export default function LikenessScreen() {
  return <OnboardingScreen step={Likeness} />;
}

function Likeness({ channel, page, isEnhanced, canEdit, onboarding }: StepProps) {
  const { data: settings } = useQuery(settingsQuery(channel));
  const { change } = useChangeSettings(channel);
  const isOut = settings?.thumbnailOptOut ?? onboarding.likeness.isOptedOut;
  return (
    <StepFrame
      title={t("likeness.title")}
      lead={t("likeness.lead")}
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
            <DoneButton channel={channel} page={page} isEnhanced={isEnhanced} />
          </FooterEnd>
        </>
      }
    >
      {!canEdit && <p className="mt-4 text-muted">{t("readOnly")}</p>}
      {!isOut && (
        <div className="mt-6 max-w-180">
          <CastMembers channel={channel} canEdit={canEdit} unfinished={temporaryMember} />
        </div>
      )}
      <div className="mt-8 max-w-180 border-t border-line pt-5">
        <h2 className="font-semibold">{t("likeness.optOut")}</h2>
        <p className="mt-0.5 mb-3 text-muted">{t("likeness.optOutHint")}</p>
        <OptOut isOut={isOut} canEdit={canEdit} onChange={(thumbnailOptOut) => change({ thumbnailOptOut })} />
      </div>
    </StepFrame>
  );
}
