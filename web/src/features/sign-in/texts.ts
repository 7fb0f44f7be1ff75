import { texts } from "../../lib/i18n.ts";
import { signIn } from "../../locales/en/sign-in.ts";

export const t = texts("signIn", signIn);
