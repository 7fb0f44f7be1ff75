import type { Plan } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure, failureText } from "../session/index.ts";
import { NameOrganization } from "./name-organization.tsx";
import { ownsOrganization } from "./rules.ts";
import { useChoosePlan } from "./use-choose-plan.ts";

type ChoosePlanProps = { plan: Plan; user: UserProfile | null; hasPayments: boolean };

/** Without a payment provider only Community can be chosen; the other plans say so. */
export function ChoosePlan({ plan, user, hasPayments }: ChoosePlanProps) {
  const isFree = plan.monthlyCents === 0;
  if (!isFree && !hasPayments) return <Unavailable plan={plan} />;
  const kind = isFree ? "primary" : "secondary";
  if (user) return <Choose plan={plan} user={user} kind={kind} />;
  return (
    <Button kind={kind} size="lg" block render={<Link href={paths.signup()} />}>
      {t("pricing.choose", { plan: plan.name })}
    </Button>
  );
}

function Unavailable({ plan }: { plan: Plan }) {
  const reason = `no-payments-${plan.id}`;
  return (
    <div className="grid gap-2">
      <Button size="lg" block disabled aria-describedby={reason}>
        {t("pricing.choose", { plan: plan.name })}
      </Button>
      <p id={reason} className="text-xs text-faint">
        {t("pricing.noPayments")}
      </p>
    </div>
  );
}

type ChooseProps = { plan: Plan; user: UserProfile; kind: "primary" | "secondary" };

/** A user with an organization starts the plan in it; others name a new organization first. */
function Choose({ plan, user, kind }: ChooseProps) {
  const [isNaming, setIsNaming] = useState(false);
  const choose = useChoosePlan(plan.id);
  const start = () => (ownsOrganization(user) ? choose.mutate(undefined) : setIsNaming(true));
  return (
    <div className="grid gap-2">
      <Button kind={kind} size="lg" block busy={choose.isPending} onClick={start}>
        {t("pricing.choose", { plan: plan.name })}
      </Button>
      <FormFailure text={choose.isError ? failureText(choose.error) : undefined} />
      {isNaming && <NameOrganization plan={plan} user={user} onClose={() => setIsNaming(false)} />}
    </div>
  );
}
