import type { ReactNode } from "react";
import { t } from "../../locales/en/session.ts";
import { AuthFrame, Headline, Lead } from "./auth-frame.tsx";

type NoticeProps = {
  title: string;
  text: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  header?: ReactNode;
  requestId?: string | undefined;
};

/** A page with one message and one action. */
export const Notice = ({ title, text, action, header, requestId }: NoticeProps) => (
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
