import { useQuery } from "@tanstack/react-query";
import { t } from "../../locales/en/onboarding.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StyleChoice, settingsQuery, useChangeSettings } from "../channel-settings/index.ts";
import { DoneButton, SkipButton } from "./answer-buttons.tsx";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";

export default function StyleScreen() {
  return <OnboardingScreen step={Style} />;
}

function Style({ channel, page, isEnhanced, canEdit }: StepProps) {
  const { data: settings } = useQuery(settingsQuery(channel));
  const { change } = useChangeSettings(channel);
  return (
    <StepFrame
      title={t("style.title")}
      lead={t("style.lead")}
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
      <div className="mt-6">
        {settings ? (
          <StyleChoice
            style={settings.thumbnailStyle}
            canEdit={canEdit}
            onChange={(thumbnailStyle) => change({ thumbnailStyle })}
          />
        ) : (
          <Skeleton className="h-44 max-w-180" />
        )}
      </div>
    </StepFrame>
  );
}
