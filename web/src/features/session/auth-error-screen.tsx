import { paths } from "@coldopen/contract/paths";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorQuery } from "./error-query.ts";
import { Notice } from "./notice.tsx";

export default function AuthErrorScreen() {
  const { reason, requestId } = useQueryString(ErrorQuery);
  return (
    <Notice
      title={t("authError.title")}
      text={reason?.trim() || t("authError.text")}
      requestId={requestId}
      action={
        <Button kind="primary" size="lg" render={<Link href={paths.home} />}>
          {t("authError.action")}
        </Button>
      }
    />
  );
}
