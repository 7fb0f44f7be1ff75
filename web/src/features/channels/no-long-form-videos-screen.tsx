import { t } from "../../locales/en/channels.ts";
import { Notice } from "../session/index.ts";
import { RetryConnect } from "./retry-connect.tsx";

export default function NoLongFormVideosScreen() {
  return (
    <Notice
      title={t("noLongFormVideos.title")}
      text={t("noLongFormVideos.text")}
      action={<RetryConnect label={t("noLongFormVideos.action")} />}
    />
  );
}
