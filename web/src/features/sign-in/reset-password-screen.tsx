import { paths } from "@coldopen/contract/paths";
import { sessionApi } from "../session/index.ts";
import { MailLink } from "./mail-link.tsx";

export default function ResetPasswordScreen() {
  return (
    <MailLink purpose="reset" again={paths.forgotPassword} setPassword={(body) => sessionApi.resetPassword({ body })} />
  );
}
