import { MAX_REFERRAL_CREDITS_A_YEAR } from "@coldopen/contract/billing/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/billing.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { billingApi, referralQuery, setupQuery } from "./api.ts";

/** Without payments there is nothing to credit: the page then shows the counts alone. */
export default function ReferralScreen() {
  usePageTitle(t("referral.title"));
  const { organizationId = "" } = useParams({ strict: false });
  const { data: referral, isError, refetch } = useQuery(referralQuery(organizationId));
  const create = useCreateReferral(organizationId);
  const isMissing = referral?.code === null;
  const { mutate } = create;
  useEffect(() => {
    if (isMissing) mutate();
  }, [isMissing, mutate]);
  const { data: setup } = useQuery(setupQuery);
  const max = MAX_REFERRAL_CREDITS_A_YEAR;
  return (
    <main className="flex-1">
      <PageBar title={t("referral.title")} />
      <SettingsBody>
        {isError && !referral && (
          <Alert title={t("referral.failed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => refetch()}>
              {t("referral.retry")}
            </Button>
          </Alert>
        )}
        {!referral && !isError && (
          <SettingsSection title={t("referral.link")}>
            <RowsSkeleton label={t("referral.loading")} rows={2} rowLook="h-11" />
          </SettingsSection>
        )}
        {referral && (
          <>
            <SettingsSection title={t("referral.link")} hint={t("referral.linkHint")}>
              {referral.code !== null && referral.link !== null && (
                <ReferralLink code={referral.code} link={referral.link} />
              )}
              {isMissing && !create.isError && <RowsSkeleton label={t("referral.creating")} rows={1} rowLook="h-11" />}
              {isMissing && create.isError && (
                <Alert title={t("referral.createFailed")}>
                  <Button size="sm" className="mt-2" onClick={() => mutate()}>
                    {t("referral.retry")}
                  </Button>
                </Alert>
              )}
            </SettingsSection>
            <SettingsSection title={t("referral.counts")} hint={t("referral.countsHint")}>
              <dl className="grid grid-cols-3 gap-6">
                <Count label={t("referral.invited")} value={referral.invited} />
                <Count label={t("referral.joined")} value={referral.joined} />
                <Count label={t("referral.subscribed")} value={referral.subscribed} />
              </dl>
            </SettingsSection>
            {setup?.payments && (
              <SettingsSection title={t("referral.credits")} hint={t("referral.creditsHint", { max })}>
                <p className="font-semibold">{t("referral.credited", { used: referral.creditedThisYear, max })}</p>
                <p className="mt-1 text-muted">{t("referral.creditsText")}</p>
              </SettingsSection>
            )}
          </>
        )}
      </SettingsBody>
    </main>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-muted">{label}</dt>
    <dd className="type-display text-2xl tabular-nums">{value}</dd>
  </div>
);

/** The link is created when its page is opened for the first time. */
function useCreateReferral(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => billingApi.createReferral({ params: { orgId: organizationId } }),
    onSuccess: (referral) => client.setQueryData(referralQuery(organizationId).queryKey, referral),
    meta: { failed: false },
  });
}

function ReferralLink({ code, link }: { code: string; link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t("referral.copied"));
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className="grid max-w-150 gap-2">
      <div className="flex gap-2">
        <Input
          ref={field}
          readOnly
          aria-label={t("referral.link")}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={<Copy />} onClick={() => copy()}>
          {t("referral.copy")}
        </Button>
      </div>
      <p className="text-xs text-muted">{t("referral.code", { code })}</p>
    </div>
  );
}
