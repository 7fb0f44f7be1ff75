import { AppError } from "@coldopen/contract/kernel/errors";
import type { MailboxMail } from "@coldopen/contract/mailbox/routes";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { Mail, RefreshCw } from "lucide-react";
import { timestamp } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { PRODUCT } from "../../lib/product.ts";
import { t } from "../../locales/en/mailbox.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Wordmark } from "../../ui/mark.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { mailboxQuery } from "./api.ts";

const Letter = ({ mail }: { mail: MailboxMail }) => (
  <li className="py-6">
    <article aria-label={mail.subject}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md font-semibold wrap-anywhere">{mail.subject}</h2>
        <time dateTime={mail.sentAt} className="text-xs text-faint">
          {timestamp(mail.sentAt)}
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

export default function MailboxScreen() {
  const { data: mails, error, isFetching, refetch } = useQuery(mailboxQuery);
  usePageTitle(t("title"));
  const isClosed = error instanceof AppError && error.code === "not_found";
  return (
    <div className="mx-auto max-w-180 px-6 pt-7 pb-12">
      <header className="flex min-h-6 items-center justify-between gap-4">
        <Wordmark className="[&>span]:text-[1.0625rem] [&>svg]:h-5.5 [&>svg]:w-8">{PRODUCT}</Wordmark>
        <TextLink render={<Link href={paths.root} />}>{t("home")}</TextLink>
      </header>
      <main className="mt-12">
        <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line pb-5">
          <div>
            <h1 className="type-title text-2xl">{t("title")}</h1>
            <p className="mt-1 text-muted">{t("lead")}</p>
          </div>
          <Button icon={<RefreshCw />} busy={isFetching} onClick={() => refetch()}>
            {t("refresh")}
          </Button>
        </div>
        {isClosed && <p className="py-8 text-muted">{t("closed")}</p>}
        {error && !isClosed && !mails && (
          <Alert title={t("failed")} className="mt-8">
            {error.message}
          </Alert>
        )}
        {!mails && !error && <Loading />}
        {mails?.length === 0 && (
          <Empty icon={<Mail />} title={t("empty.title")} className="py-16">
            {t("empty.text")}
          </Empty>
        )}
        {mails && mails.length > 0 && (
          <ul aria-label={t("list")} className="divide-y divide-line">
            {mails.map((mail) => (
              <Letter key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </main>
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("loading")} className="grid gap-4 py-6">
    {["a", "b", "c"].map((row) => (
      <Skeleton key={row} className="h-24" />
    ))}
  </div>
);
