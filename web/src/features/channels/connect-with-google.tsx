import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { channelsApi } from "./api.ts";
import { type Organization, useOrganizationChoice } from "./use-organization-choice.tsx";

const Query = z.object({ utm_source: z.string().max(100).optional().catch(undefined) });

/** Leaves for Google's consent page, which comes back to /auth/connect-callback. */
export function ConnectWithGoogle({ organizations }: { organizations: readonly Organization[] }) {
  const { utm_source: utmSource } = useQueryString(Query);
  const { organizationId, field } = useOrganizationChoice(organizations);
  const leave = useMutation({
    mutationFn: async () => {
      const body = { redirect: paths.root, ...(utmSource && { utmSource }) };
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
