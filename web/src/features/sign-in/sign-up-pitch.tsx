import { Eye, TrendingUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../locales/en/sign-in.ts";
import { FormFailure, Headline, Lead } from "../session/index.ts";

type SignUpPitchProps = { organization: string | undefined; hasDeadInvite: boolean };

export function SignUpPitch({ organization, hasDeadInvite }: SignUpPitchProps) {
  if (organization !== undefined)
    return (
      <div className="wrap-anywhere">
        <Headline>{t("signup.inviteHeadline", { organization })}</Headline>
        <Lead>{t("signup.inviteLead", { organization })}</Lead>
      </div>
    );
  return (
    <>
      <Headline>{t("signup.headline")}</Headline>
      <Lead>{t("signup.lead")}</Lead>
      <ul className="mt-5 grid gap-1.5 text-muted">
        <Point icon={<Eye />} name={t("signup.points.readOnly")} text={t("signup.points.readOnlyText")} />
        <Point icon={<TrendingUp />} name={t("signup.points.outliers")} text={t("signup.points.outliersText")} />
        <Point icon={<Users />} name={t("signup.points.team")} text={t("signup.points.teamText")} />
      </ul>
      {hasDeadInvite && (
        <div className="mt-5">
          <FormFailure text={t("signup.inviteGone")} />
        </div>
      )}
    </>
  );
}

const Point = ({ icon, name, text }: { icon: ReactNode; name: string; text: string }) => (
  <li className="flex gap-2.5 [&>.lucide]:mt-0.5 [&>.lucide]:text-faint">
    {icon}
    <span>
      <b className="font-semibold text-text">{name}</b> {text}
    </span>
  </li>
);
