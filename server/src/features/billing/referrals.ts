import { randomInt } from "node:crypto";
import {
  MAX_REFERRAL_CREDITS_A_YEAR,
  planOf,
  REFERRAL_CODE_LENGTH,
  type Referral,
} from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import type { Payments } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import { organizationStore } from "../accounts/index.ts";
import { customerStore } from "./customer-store.ts";
import { requireCustomer } from "./customers.ts";
import { referralStore } from "./referral-store.ts";
import { billingStore } from "./store.ts";

/** Without letters and digits that look alike. */
const CODE_CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () =>
  Array.from({ length: REFERRAL_CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");

export async function readReferral(
  { db, config }: Pick<AppContext, "db" | "config">,
  organization: AuthorizedOrganization,
): Promise<Referral> {
  const store = referralStore(db);
  const code = (await store.findCode(organization)) ?? null;
  const link = code && new URL(paths.signup({ ref: code }), config.publicUrl).href;
  return { code, link, ...(await store.count(organization)) };
}

/** An organization has one link: creating it again returns it. */
export async function createReferral(
  context: Pick<AppContext, "db" | "config">,
  organization: AuthorizedOrganization,
): Promise<Referral> {
  const store = referralStore(context.db);
  while ((await store.findCode(organization)) === undefined) await store.insertCode(organization, newCode());
  return readReferral(context, organization);
}

export const countReferralVisit = (db: AppContext["db"], code: string) => referralStore(db).countVisit(code);

/** Called in the transaction that creates the person's first organization. A code of their own organization counts nothing. */
export async function recordReferral(
  db: AppContext["db"],
  { code, userId, organizationId }: { code: string; userId: string; organizationId: string },
): Promise<void> {
  const store = referralStore(db);
  const referrerOrganizationId = await store.findReferrer(code, userId);
  if (referrerOrganizationId) await store.insert({ referrerOrganizationId, userId, organizationId });
}

/** Called in the transaction that stores a paid subscription. Grants the free month of who referred the organization. */
export async function markSubscribed(
  { db, jobs }: Pick<AppContext, "db" | "jobs">,
  organizationId: string,
): Promise<void> {
  const store = referralStore(db);
  const referral = await store.markSubscribed(organizationId);
  if (!referral) return;
  const { id, referrerOrganizationId } = referral;
  await organizationStore(db).lock(referrerOrganizationId);
  if ((await store.countGrantedInYear(referrerOrganizationId)) >= MAX_REFERRAL_CREDITS_A_YEAR) return;
  await store.grant(id);
  await jobs.add("billing:credit-referral", { referralId: id }, { key: `credit-referral-${id}` });
}

/** For months whose job was lost or gave up. A job that is still waiting is not added twice. */
export async function requeueCredits({ db, jobs }: Pick<AppContext, "db" | "jobs">): Promise<number> {
  const open = await referralStore(db).listUncredited();
  for (const { id } of open)
    await jobs.add("billing:credit-referral", { referralId: id }, { key: `credit-referral-${id}` });
  return open.length;
}

/** What a referred organization has paid. Nothing if it does not count: got back, disputed, or paid with the referrer's card. */
async function readCountedPayment(
  db: AppContext["db"],
  payments: Payments,
  referred: { organizationId: string | null; referrerCustomerId: string },
): Promise<number> {
  const customer = referred.organizationId && (await customerStore(db).findByOrganization(referred.organizationId));
  if (!customer) return 0;
  const subscription = await payments.findSubscription(customer.customerId);
  if (subscription?.state === "unpaid" || subscription?.state === "pending")
    throw new Error("The subscription of the referred organization is not settled");
  if (subscription?.state !== "live") return 0;
  const { paidCents, isDisputed, cardFingerprints } = await payments.summarizePayments(customer.customerId);
  const own = new Set((await payments.summarizePayments(referred.referrerCustomerId)).cardFingerprints);
  return isDisputed || cardFingerprints.some((card) => own.has(card)) ? 0 : paidCents;
}

/**
 * Worth a month of the referrer's plan (on Community, of the smallest paid plan), and at most what the referred
 * organization has paid: otherwise the cheapest plan, or a coupon, would buy a month of the dearest.
 */
export async function creditReferral(db: AppContext["db"], payments: Payments, referralId: string): Promise<void> {
  const store = referralStore(db);
  const granted = await store.findGranted(referralId);
  if (!granted) return;
  const { organizationId, referrerOrganizationId } = granted;
  const { customerId } = await requireCustomer(db, payments, referrerOrganizationId);
  const paidCents = await readCountedPayment(db, payments, { organizationId, referrerCustomerId: customerId });
  if (paidCents <= 0) {
    await store.withdraw(referralId);
    return;
  }
  const stored = await billingStore(db).find(referrerOrganizationId);
  const { monthlyCents } = planOf(stored?.subscriptionId ? stored.plan : "creator");
  await payments.creditCustomer({
    customerId,
    cents: Math.min(monthlyCents, paidCents),
    description: "Free month, referral",
    key: `referral-${referralId}`,
  });
  await store.markCredited(referralId);
}
