import type { Invoice, PaymentMethod } from "@coldopen/contract/billing/schema";
import { useQuery } from "@tanstack/react-query";
import { CreditCard, Download } from "lucide-react";
import type { Column } from "../../lib/csv.ts";
import { displayDate, tableDate } from "../../lib/format.ts";
import { t } from "../../locales/en/billing.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { ListExport } from "../list-export/index.ts";
import { paymentsQuery } from "./api.ts";
import { findPayable } from "./rules.ts";
import type { OpenPortal } from "./use-open-portal.ts";

type PaymentsProps = {
  orgId: string;
  /** Set after a payment failed. */
  paymentDueAt: string | null;
  portal: OpenPortal;
};

/** The card and the invoices, which the payment provider keeps. */
export function Payments({ orgId, paymentDueAt, portal }: PaymentsProps) {
  const { data, isError, refetch } = useQuery(paymentsQuery(orgId));
  if (isError && !data)
    return (
      <SettingsSection title={t("billing.invoices")} hint={t("billing.invoicesHint")}>
        <Alert title={t("billing.invoicesFailed")}>
          <Button size="sm" className="mt-2" onClick={() => refetch()}>
            {t("billing.retry")}
          </Button>
        </Alert>
      </SettingsSection>
    );
  if (!data)
    return (
      <SettingsSection title={t("billing.invoices")} hint={t("billing.invoicesHint")}>
        <RowsSkeleton label={t("billing.loading")} rows={2} rowLook="h-11" />
      </SettingsSection>
    );
  return (
    <>
      <SettingsSection title={t("billing.payment")} hint={t("billing.paymentHint")}>
        <Card method={data.method} invoiceEmail={data.invoiceEmail} portal={portal} />
      </SettingsSection>
      <SettingsSection
        title={t("billing.invoices")}
        hint={t("billing.invoicesHint")}
        action={data.invoices.length > 0 && <ExportInvoices invoices={data.invoices} />}
      >
        {data.invoices.length > 0 ? (
          <Invoices invoices={data.invoices} paymentDueAt={paymentDueAt} />
        ) : (
          <p className="text-muted">{t("billing.noInvoices")}</p>
        )}
      </SettingsSection>
    </>
  );
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type CardProps = { method: PaymentMethod | null; invoiceEmail: string | null; portal: OpenPortal };

const Card = ({ method, invoiceEmail, portal }: CardProps) => (
  <div className="flex items-center gap-3">
    <CreditCard aria-hidden className="size-5 text-muted" />
    <div className="min-w-0 flex-1">
      {method ? (
        <>
          <p className="font-semibold">
            {t("billing.card", { brand: capitalized(method.brand), last4: method.last4 })}
          </p>
          <p className="text-xs text-muted">
            {t("billing.expires", { month: String(method.expiresMonth).padStart(2, "0"), year: method.expiresYear })}
          </p>
        </>
      ) : (
        <p className="text-muted">{t("billing.noCard")}</p>
      )}
      {invoiceEmail && (
        <p className="truncate text-xs text-muted">{t("billing.invoicesGoTo", { email: invoiceEmail })}</p>
      )}
    </div>
    <Button
      size="sm"
      busy={portal.isPending && portal.variables === "payment_method"}
      onClick={() => portal.mutate("payment_method")}
    >
      {method ? t("billing.update") : t("billing.add")}
    </Button>
  </div>
);

const money = (invoice: Invoice) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: invoice.currency }).format(invoice.totalCents / 100);

/** `payBy` is set for the invoice that a plan waits for. */
const describeStatus = ({ status, attempts }: Invoice, payBy: string | null): string => {
  if (payBy !== null) return t("billing.payBy", { date: displayDate(payBy) });
  return status === "paid" && attempts > 1
    ? t("billing.paidAfter", { count: attempts })
    : t(`billing.statuses.${status}`);
};

type InvoicesProps = { invoices: readonly Invoice[]; paymentDueAt: string | null };

const Invoices = ({ invoices, paymentDueAt }: InvoicesProps) => (
  <div className="overflow-x-auto">
    <Table className="sm:min-w-130">
      <TableHead>
        <TableRow>
          <TableHeader>{t("billing.date")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("billing.number")}</TableHeader>
          <TableHeader className="max-sm:hidden">{t("billing.for")}</TableHeader>
          <TableHeader>{t("billing.status")}</TableHeader>
          <TableHeader numeric>{t("billing.amount")}</TableHeader>
          <TableHeader aria-hidden />
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.id}>
            <TableCell>
              {tableDate(invoice.createdAt)}
              <span className="block text-xs text-muted sm:hidden">{invoice.description}</span>
            </TableCell>
            <TableCell className="text-muted max-sm:hidden">{invoice.number}</TableCell>
            <TableCell className="max-sm:hidden">{invoice.description}</TableCell>
            <TableCell className={invoice.status === "paid" ? "text-positive" : "text-warning"}>
              {describeStatus(invoice, invoice === findPayable(invoices) ? paymentDueAt : null)}
            </TableCell>
            <TableCell numeric>{money(invoice)}</TableCell>
            <TableCell className="w-10">
              <span className="flex items-center justify-end gap-1">
                {invoice.status === "open" && invoice.url && (
                  <Button
                    size="sm"
                    aria-label={t("billing.payInvoice", { number: invoice.number ?? "" })}
                    render={<a href={invoice.url} target="_blank" rel="noreferrer" />}
                  >
                    {t("billing.pay")}
                  </Button>
                )}
                {invoice.pdfUrl && (
                  <IconButton
                    size="sm"
                    label={t("billing.download", { number: invoice.number ?? "" })}
                    icon={<Download />}
                    render={<a href={invoice.pdfUrl} target="_blank" rel="noreferrer" />}
                  />
                )}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
);

/** The addresses of invoices open them without a session, so they are left out. */
type InvoiceRow = Omit<Invoice, "url" | "pdfUrl">;
const withoutAddresses = ({ url: _, pdfUrl: _file, ...invoice }: Invoice): InvoiceRow => invoice;

const columns: readonly Column<InvoiceRow>[] = [
  ["id", ({ id }) => id],
  ["number", ({ number }) => number],
  ["date", ({ createdAt }) => createdAt],
  ["for", ({ description }) => description],
  ["status", ({ status }) => status],
  ["attempts", ({ attempts }) => attempts],
  ["total", ({ totalCents }) => totalCents / 100],
  ["currency", ({ currency }) => currency],
];

const ExportInvoices = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <ListExport
    name="invoices"
    fetchAll={async () => invoices.map(withoutAddresses)}
    columns={columns}
    label={t("billing.exportInvoices")}
    done={(count) => t("billing.invoicesExported", { count })}
  />
);
