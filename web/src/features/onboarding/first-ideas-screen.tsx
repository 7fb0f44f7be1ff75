import { paths } from "@coldopen/contract/paths";
import { ArrowRight } from "lucide-react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { IdeasForYou } from "../ideas-for-you/index.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";

const FIRST_IDEAS = 10;

export default function FirstIdeasScreen() {
  return <OnboardingScreen step={FirstIdeas} />;
}

function FirstIdeas({ channel, page, isEnhanced }: StepProps) {
  return (
    <StepFrame
      title={t("first.title")}
      lead={t("first.lead")}
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            <Button
              kind="primary"
              size="lg"
              trailing={<ArrowRight className="size-3.5" />}
              render={<Link href={paths.app} />}
            >
              {t("first.enter")}
            </Button>
          </FooterEnd>
        </>
      }
    >
      <div className="mt-6">
        <IdeasForYou channel={channel} max={FIRST_IDEAS} />
      </div>
    </StepFrame>
  );
}
