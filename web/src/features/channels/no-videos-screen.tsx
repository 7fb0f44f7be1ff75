import { t } from "../../locales/en/channels.ts";
import { Notice } from "../session/index.ts";
import { RetryConnect } from "./retry-connect.tsx";

export default function NoVideosScreen() {
  return (
    <Notice
      title={t("noVideos.title")}
      text={t("noVideos.text")}
      action={<RetryConnect label={t("noVideos.action")} />}
    />
  );
}
