import type { BillingInterval, Plan } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useState } from "react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../session/index.ts";
import { paymentFailureText } from "./api.ts";
import { NameOrganization } from "./name-organization.tsx";
import { storePlan } from "./promotions.ts";
import { ownedOrganization } from "./rules.ts";
import { useChoosePlan } from "./use-choose-plan.ts";

type ChoosePlanProps = {
  plan: Plan;
  interval: BillingInterval;
  user: UserProfile | null;
  kind: "primary" | "secondary";
  label: string;
};

export function ChoosePlan({ user, ...props }: ChoosePlanProps) {
  if (user) return <Choose user={user} {...props} />;
  return (
    <Button
      kind={props.kind}
      size="lg"
      block
      onClick={() => storePlan(props.plan.id)}
      render={<Link href={paths.signup()} />}
    >
      {props.label}
    </Button>
  );
}

/** A user with an organization starts the plan in it; others name a new organization first. */
function Choose({ plan, interval, user, kind, label }: ChoosePlanProps & { user: UserProfile }) {
  const [isNaming, setIsNaming] = useState(false);
  const choose = useChoosePlan(plan.id, interval);
  const start = () => (ownedOrganization(user) ? choose.mutate(undefined) : setIsNaming(true));
  return (
    <div className="grid gap-2">
      <Button kind={kind} size="lg" block busy={choose.isPending} onClick={start}>
        {choose.isError ? t("pricing.again") : label}
      </Button>
      <FormFailure text={choose.isError ? paymentFailureText(choose.error) : undefined} />
      {isNaming && <NameOrganization plan={plan} interval={interval} user={user} onClose={() => setIsNaming(false)} />}
    </div>
  );
}
