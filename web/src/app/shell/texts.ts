import { texts } from "../../lib/i18n.ts";
import { shell } from "../../locales/en/shell.ts";

export const t = texts("shell", shell);
