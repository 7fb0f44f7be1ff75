import { paths } from "@coldopen/contract/paths";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "./notice.tsx";

export default function NeedAccessScreen() {
  return (
    <Notice
      title={t("needAccess.title")}
      text={t("needAccess.text")}
      action={
        <Button kind="primary" size="lg" render={<Link href={paths.pricing} />}>
          {t("needAccess.action")}
        </Button>
      }
    />
  );
}
