import { Arrival } from "./arrival.tsx";
import { t } from "./texts.ts";

export default function SignupCallbackScreen() {
  return <Arrival text={t("callback.signUpTitle")} />;
}
