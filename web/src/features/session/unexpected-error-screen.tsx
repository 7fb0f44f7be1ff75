import { paths } from "@coldopen/contract/paths";
import { Link } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorQuery } from "./error-query.ts";
import { Notice } from "./notice.tsx";

export default function UnexpectedErrorScreen() {
  const { requestId } = useQueryString(ErrorQuery);
  return (
    <Notice
      title={t("unexpectedError.title")}
      text={t("unexpectedError.text")}
      requestId={requestId}
      action={
        <Button kind="primary" size="lg" render={<Link href={paths.root} />}>
          {t("unexpectedError.action")}
        </Button>
      }
    />
  );
}
