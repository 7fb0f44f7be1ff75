import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/session.ts";
import { Button } from "../../ui/button.tsx";
import { userQuery } from "./api.ts";
import { Notice } from "./notice.tsx";
import { Waiting } from "./waiting.tsx";

export default function AlreadyAuthenticatedScreen() {
  const { data: user, isPending } = useQuery(userQuery);
  if (isPending) return <Waiting />;
  if (!user) return <Navigate to={paths.home} replace />;
  return (
    <Notice
      title={t("alreadyAuthenticated.title")}
      text={t("alreadyAuthenticated.text", { email: user.email })}
      action={
        <Button kind="primary" size="lg" render={<Link href={paths.root} />}>
          {t("alreadyAuthenticated.action")}
        </Button>
      }
    />
  );
}
