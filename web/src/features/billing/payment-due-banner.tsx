import type { UserProfile } from "@coldopen/contract/session/schema";
import { useQuery } from "@tanstack/react-query";
import { displayDate } from "../../lib/format.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/billing.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { paymentFailureText, setupQuery } from "./api.ts";
import { findPaymentDue } from "./rules.ts";
import { useOpenPortal } from "./use-open-portal.ts";

/** Shown to the owner for as long as a payment is due. It cannot be dismissed. */
export default function PaymentDueBanner({ user }: { user: Pick<UserProfile, "organizationUsers"> }) {
  const due = findPaymentDue(user);
  const { data: setup } = useQuery(setupQuery);
  const portal = useOpenPortal(due?.id ?? "");
  // Without payments there is nothing that the owner could do about it.
  if (!due || !setup?.payments) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button
          size="sm"
          kind="outline"
          busy={portal.isPending}
          onClick={() =>
            portal.mutate("payment_method", { onError: (error) => toast.error(paymentFailureText(error)) })
          }
        >
          {t("banner.action")}
        </Button>
      }
    >
      {t("banner.text", { organization: due.name, date: displayDate(due.paymentDueAt) })}
    </Banner>
  );
}
