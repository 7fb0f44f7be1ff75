import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { readLink } from "../billing/index.ts";
import { FormFailure, failureText } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { type Organization, useOrganizationChoice } from "./use-organization-choice.tsx";

const SOURCE_MAX = 100;
const Query = z.object({ utm_source: z.string().max(SOURCE_MAX).optional().catch(undefined) });

/** Leaves for Google's consent page, which comes back to /auth/connect-callback. */
export function ConnectWithGoogle({ organizations }: { organizations: readonly Organization[] }) {
  const { utm_source: ownSource } = useQueryString(Query);
  const { organizationId, field } = useOrganizationChoice(organizations);
  const leave = useMutation({
    mutationFn: async () => {
      // A campaign link was opened some pages ago, so its source is no longer in the address.
      const utmSource = ownSource ?? readLink().promotions.utm_source?.slice(0, SOURCE_MAX);
      const body = { redirect: paths.onboarding("welcome"), ...(utmSource && { utmSource }) };
      const { consentPage } = await channelsApi.requestConsent({ params: { orgId: organizationId }, body });
      documentNavigation.open(consentPage);
    },
    meta: { failed: false },
  });
  return (
    <div className="grid gap-4">
      {field}
      <p className="text-xs text-pretty text-faint">{t("google.reads")}</p>
      <FormFailure text={leave.isError ? failureText(leave.error) : undefined} />
      <Button
        kind="primary"
        size="lg"
        block
        // Still busy while the browser leaves the page.
        busy={leave.isPending || leave.isSuccess}
        busyLabel={t("google.leaving")}
        onClick={() => leave.mutate()}
      >
        {t("google.action")}
      </Button>
    </div>
  );
}
