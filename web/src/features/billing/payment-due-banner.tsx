import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { displayDate } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/billing.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { findPaymentDue } from "./rules.ts";

/** Shown to the owner for as long as a payment is due. It cannot be dismissed. */
export default function PaymentDueBanner({ user }: { user: Pick<UserProfile, "organizationUsers"> }) {
  const due = findPaymentDue(user);
  if (!due) return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" kind="outline" render={<Link href={paths.billingOf(due.id)} />}>
          {t("banner.action")}
        </Button>
      }
    >
      {t("banner.text", { organization: due.name, date: displayDate(due.paymentDueAt) })}
    </Banner>
  );
}
