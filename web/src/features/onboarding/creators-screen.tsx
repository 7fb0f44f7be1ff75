import { FOLLOWS_WANTED } from "@coldopen/contract/onboarding/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { compactNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FollowButton, followedQuery } from "../following/index.ts";
import { AddCreators, CreatorHead } from "../outliers/index.ts";
import { DoneButton, SkipButton } from "./answer-buttons.tsx";
import { creatorsQuery } from "./api.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";

export default function CreatorsScreen() {
  return <OnboardingScreen step={Creators} />;
}

function Creators({ channel, page, isEnhanced }: StepProps) {
  const [typed, setTyped] = useState("");
  const followed = useQuery(followedQuery(channel)).data?.length ?? 0;
  const missing = FOLLOWS_WANTED - followed;
  return (
    <StepFrame
      title={t("creators.title")}
      lead={t("creators.lead")}
      note={
        <span role="status" className="text-muted">
          {t("creators.count", { count: followed })}
        </span>
      }
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            <span className="text-xs text-faint max-sm:hidden">
              {missing > 0 ? t("creators.wanted", { count: missing }) : t("creators.enough")}
            </span>
            <SkipButton channel={channel} page={page} isEnhanced={isEnhanced} />
            <DoneButton channel={channel} page={page} isEnhanced={isEnhanced} disabled={missing > 0} />
          </FooterEnd>
        </>
      }
    >
      <SearchField
        aria-label={t("creators.search")}
        placeholder={t("creators.placeholder")}
        value={typed}
        onValueChange={setTyped}
        className="mt-6 max-w-100"
      />
      <AddCreators channel={channel} typed={typed} isLinked={false} />
      <Suggestions channel={channel} />
    </StepFrame>
  );
}

function Suggestions({ channel }: Pick<StepProps, "channel">) {
  const { data: creators, isError, refetch } = useQuery(creatorsQuery(channel));
  return (
    <section aria-labelledby="suggested" className="mt-6">
      <h2 id="suggested" className="type-title text-md">
        {t("creators.suggested")} <span className="text-xs font-normal text-muted">{t("creators.suggestedHint")}</span>
      </h2>
      {isError && !creators && (
        <Alert title={t("creators.failed")} className="mt-3">
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {!creators && !isError && (
        <div role="status" aria-label={t("creators.loading")} className="mt-3 grid gap-x-10 gap-y-3 wide:grid-cols-2">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-12" />
          ))}
        </div>
      )}
      {creators?.length === 0 && <p className="mt-3 text-muted">{t("creators.none")}</p>}
      <ul className="mt-2 grid gap-x-10 wide:grid-cols-2">
        {creators?.map((creator) => (
          <li key={creator.ucid} className="flex min-h-15 items-center justify-between gap-4 border-b border-line py-2">
            <CreatorHead
              {...creator}
              channel={channel}
              isLinked={false}
              hint={[
                creator.topCategory,
                t("creators.videos", { count: creator.videos, formatted: compactNumber(creator.videos) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            />
            <FollowButton channel={channel} ucid={creator.ucid} size="sm" />
          </li>
        ))}
      </ul>
    </section>
  );
}
