import { t } from "../../locales/en/session.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AuthFrame } from "./auth-frame.tsx";

/** The loading page between two pages. */
export const Waiting = ({ text = t("frame.loading") }: { text?: string }) => (
  <AuthFrame title={text}>
    <p role="status" className="flex items-center gap-3 text-lg text-muted">
      <Spinner className="size-4.5" />
      {text}
    </p>
  </AuthFrame>
);
