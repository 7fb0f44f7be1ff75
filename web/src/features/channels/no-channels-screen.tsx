import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../locales/en/channels.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, useEnter, userQuery } from "../session/index.ts";
import { RetryConnect } from "./retry-connect.tsx";
import { connectableOrganizations } from "./rules.ts";

export default function NoChannelsScreen() {
  const { data: user } = useQuery(userQuery);
  const isMember = user && connectableOrganizations(user).length === 0;
  return (
    <Notice
      title={t("noChannels.title")}
      text={
        <>
          {t("noChannels.text")}
          {isMember && <span className="mt-2 block">{t("noChannels.ask")}</span>}
        </>
      }
      action={isMember ? <CheckAgain /> : <RetryConnect label={t("noChannels.action")} />}
    />
  );
}

function CheckAgain() {
  const enter = useEnter();
  return (
    <Button kind="primary" size="lg" onClick={() => enter(paths.root)}>
      {t("noChannels.askAction")}
    </Button>
  );
}
