import { paths } from "@coldopen/contract/paths";
import { sessionApi } from "../session/index.ts";
import { MailLink } from "./mail-link.tsx";

export default function VerifyEmailScreen() {
  return <MailLink purpose="verify" again={paths.signup()} setPassword={(body) => sessionApi.verifyEmail({ body })} />;
}
