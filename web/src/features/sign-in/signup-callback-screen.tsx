import { t } from "../../locales/en/sign-in.ts";
import { Arrival } from "./arrival.tsx";

export default function SignupCallbackScreen() {
  return <Arrival text={t("callback.signUpTitle")} />;
}
