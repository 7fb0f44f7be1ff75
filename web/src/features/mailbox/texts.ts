import { texts } from "../../lib/i18n.ts";
import { mailbox } from "../../locales/en/mailbox.ts";

export const t = texts("mailbox", mailbox);
