import { paths } from "@coldopen/contract/paths";
import type { OrganizationUser } from "@coldopen/contract/session/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useEffect } from "react";
import { z } from "zod";
import { useActiveChannel } from "../../lib/active-channel.ts";
import { displayDate } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/billing.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsBody, SettingsSection } from "../../ui/settings-section.tsx";
import { useUser } from "../session/index.ts";
import { billingApi, overviewQuery, paymentFailureText, setupQuery } from "./api.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { Payments } from "./payments.tsx";
import { Usage } from "./usage.tsx";
import { useOpenPortal } from "./use-open-portal.ts";

const Query = z.object({
  from: z.string().optional().catch(undefined),
  /** The organization whose plan is shown; without it that of the active channel. */
  organization: z.string().optional().catch(undefined),
});

/** Back from the customer portal: its event may still be on the way. */
function useRefreshAfterPortal() {
  const { from } = useQueryString(Query);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => billingApi.refresh({}),
    onSuccess: () => client.invalidateQueries({ queryKey: ["billing"] }),
    meta: { failed: false },
  });
  useEffect(() => {
    if (from === "portal") mutate();
  }, [from, mutate]);
}

export default function BillingScreen() {
  usePageTitle(t("billing.title"));
  useRefreshAfterPortal();
  const user = useUser();
  const { organization: named } = useQueryString(Query);
  const active = useActiveChannel()?.organizationId;
  const membership =
    user.organizationUsers.find(({ organizationId, role }) => organizationId === named && role === "primary") ??
    user.organizationUsers.find(({ organizationId }) => organizationId === active) ??
    user.organizationUsers.find(({ role }) => role === "primary");
  if (membership?.role !== "primary")
    return (
      <main className="flex-1">
        <PageBar title={t("billing.title")} />
        <SettingsBody>
          <p className="py-8 text-muted">
            {t("billing.ownerOnly", { organization: membership?.organization.name ?? "" })}
          </p>
        </SettingsBody>
      </main>
    );
  return <BillingPage key={membership.organizationId} organization={membership.organization} />;
}

function BillingPage({ organization }: { organization: OrganizationUser["organization"] }) {
  const { id: orgId, name } = organization;
  const overview = useQuery(overviewQuery(orgId));
  const { data: setup, isError: isSetupUnknown, refetch: refetchSetup } = useQuery(setupQuery);
  const portal = useOpenPortal(orgId);
  const hasPayments = setup?.payments ?? false;
  const { data } = overview;
  return (
    <main className="flex-1">
      <PageBar
        title={t("billing.title")}
        actions={
          hasPayments && (
            <Button
              kind="outline"
              trailing={<ExternalLink />}
              busy={portal.isPending && portal.variables === "home"}
              onClick={() => portal.mutate("home")}
            >
              {t("billing.portal")}
            </Button>
          )
        }
      />
      <SettingsBody>
        {portal.isError && (
          <Alert title={paymentFailureText(portal.error)} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => portal.mutate(portal.variables)}>
              {t("billing.retry")}
            </Button>
          </Alert>
        )}
        {isSetupUnknown && (
          <Alert title={t("billing.setupFailed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => refetchSetup()}>
              {t("billing.retry")}
            </Button>
          </Alert>
        )}
        {overview.isError && !data && (
          <Alert title={t("billing.failed")} className="mt-8">
            <Button size="sm" className="mt-2" onClick={() => overview.refetch()}>
              {t("billing.retry")}
            </Button>
          </Alert>
        )}
        {!data && !overview.isError && (
          <SettingsSection title={t("billing.plan")}>
            <RowsSkeleton label={t("billing.loading")} rows={3} rowLook="h-15" />
          </SettingsSection>
        )}
        {data && (
          <>
            <SettingsSection
              title={t("billing.plan")}
              hint={hasPayments || isSetupUnknown ? t("billing.planHint") : t("billing.includedHint")}
            >
              <CurrentPlan orgId={orgId} overview={data} portal={hasPayments ? portal : undefined} />
            </SettingsSection>
            {data.isActive && (
              <SettingsSection
                title={t("billing.usage")}
                hint={t("billing.usageHint", {
                  organization: name,
                  date: displayDate(data.usage.ai.startsAgainAt),
                })}
              >
                <Usage usage={data.usage} hasPayments={hasPayments} />
              </SettingsSection>
            )}
            {hasPayments && <Payments orgId={orgId} paymentDueAt={data.paymentDueAt} portal={portal} />}
            {hasPayments && data.isActive && (
              <SettingsSection title={t("billing.referral")} hint={t("billing.referralHint")}>
                <Button render={<Link href={paths.referral(orgId)} />}>{t("billing.openReferral")}</Button>
              </SettingsSection>
            )}
          </>
        )}
      </SettingsBody>
    </main>
  );
}
