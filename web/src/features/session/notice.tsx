import type { ReactNode } from "react";
import { t } from "../../locales/en/session.ts";
import { AuthFrame, Headline, Lead, LogOutLink } from "./auth-frame.tsx";

type NoticeProps = {
  title: string;
  text: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode;
  header?: ReactNode;
  requestId?: string | undefined;
};

/** A page that says one sentence and offers one way on. */
export const Notice = ({ title, text, action, header = <LogOutLink />, requestId }: NoticeProps) => (
  <AuthFrame title={title} header={header}>
    <Headline>{title}</Headline>
    <div className="wrap-anywhere">
      <Lead>{text}</Lead>
    </div>
    {action && <div className="mt-7 flex flex-wrap gap-2">{action}</div>}
    {requestId && (
      <p className="mt-6 text-xs wrap-anywhere text-faint select-text">{t("frame.requestId", { requestId })}</p>
    )}
  </AuthFrame>
);
