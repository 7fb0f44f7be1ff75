import { Arrival } from "./arrival.tsx";
import { t } from "./texts.ts";

export default function CallbackScreen() {
  return <Arrival text={t("callback.title")} />;
}
