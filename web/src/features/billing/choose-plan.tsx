import type { Plan } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { Link } from "../../lib/link.tsx";
import { Button } from "../../ui/button.tsx";
import { NameOrganization } from "./name-organization.tsx";
import { t } from "./texts.ts";

type ChoosePlanProps = { plan: Plan; user: UserProfile | null; hasPayments: boolean };

/** Only Community can be had without a payment provider; the others say so before anyone clicks. */
export function ChoosePlan({ plan, user, hasPayments }: ChoosePlanProps) {
  const [isNaming, setIsNaming] = useState(false);
  const label = t("pricing.choose", { plan: plan.name });
  const isFree = plan.monthlyCents === 0;
  if (!isFree && !hasPayments) {
    const reason = `no-payments-${plan.id}`;
    return (
      <div className="grid gap-2">
        <Button size="lg" block disabled aria-describedby={reason}>
          {label}
        </Button>
        <p id={reason} className="text-xs text-faint">
          {t("pricing.noPayments")}
        </p>
      </div>
    );
  }
  if (!user)
    return (
      <Button kind={isFree ? "primary" : "secondary"} size="lg" block render={<Link href={paths.signup()} />}>
        {label}
      </Button>
    );
  return (
    <>
      <Button kind={isFree ? "primary" : "secondary"} size="lg" block onClick={() => setIsNaming(true)}>
        {label}
      </Button>
      {isNaming && <NameOrganization plan={plan} user={user} onClose={() => setIsNaming(false)} />}
    </>
  );
}
