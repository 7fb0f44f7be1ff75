import type { MailboxMail } from "@coldopen/contract/mailbox/routes";
import { t } from "../../locales/en/mailbox.ts";
import { Button } from "../../ui/button.tsx";

const when = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export const Letter = ({ mail }: { mail: MailboxMail }) => (
  <li className="py-6">
    <article aria-label={mail.subject}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md font-semibold wrap-anywhere">{mail.subject}</h2>
        <time dateTime={mail.sentAt} className="text-xs text-faint">
          {when.format(new Date(mail.sentAt))}
        </time>
      </div>
      <p className="text-xs text-faint wrap-anywhere">{t("to", { to: mail.to })}</p>
      <p className="mt-3 max-w-160 whitespace-pre-line text-muted wrap-anywhere">{mail.text}</p>
      {mail.link && <OpenLink href={mail.link} />}
    </article>
  </li>
);

/** A full page load, as from a real mail: the link may start another session. */
const OpenLink = ({ href }: { href: string }) => (
  <Button className="mt-4" render={<a href={href} />}>
    {t("open")}
  </Button>
);
