import { z } from "zod";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { OrganizationName } from "../team/schema.ts";
import {
  BillingInterval,
  BillingOverview,
  Invoice,
  PaidPlanId,
  PaymentMethod,
  PlanId,
  PortalFlow,
  Promotions,
  Referral,
  ReferralCode,
} from "./schema.ts";

/** A page of the payment provider. */
const PaymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const billingRoutes = routes({
  setup: {
    method: "GET",
    path: "/api/billing/setup",
    access: "public",
    summary: "Whether payments are set up here",
    reply: z.object({
      payments: z.boolean(),
      /** The AI budget of Community, where payments are set up. */
      communityBudgetCents: z.number().optional(),
    }),
  },
  choosePlan: {
    method: "POST",
    path: "/api/billing/choose-plan",
    access: "user",
    summary: "Choose a plan; Community starts at once",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    body: z.object({
      plan: PlanId,
      organizationName: OrganizationName.optional(),
      referralCode: ReferralCode.optional(),
    }),
    reply: z.object({ organizationId: z.uuid() }),
  },
  checkout: {
    method: "POST",
    path: "/api/billing/checkout",
    access: "user",
    summary: "Open the payment of a plan, or the customer portal where one is running",
    limit: { per: "user", max: 20, windowSeconds: 60 },
    longRunning: true,
    body: z.object({
      plan: PaidPlanId,
      interval: BillingInterval,
      organizationName: OrganizationName.optional(),
      referralCode: ReferralCode.optional(),
      promotions: Promotions.default({}),
    }),
    reply: PaymentPage,
  },
  refresh: {
    method: "POST",
    path: "/api/billing/refresh",
    access: "user",
    summary: "Read the own organization's subscription again, after a payment",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    longRunning: true,
    reply: Nothing,
  },
  overview: {
    method: "GET",
    path: "/api/orgs/:orgId/billing",
    access: "billing",
    summary: "The plan of an organization and how much of it is used",
    params: OrgParams,
    reply: BillingOverview,
  },
  payments: {
    method: "GET",
    path: "/api/orgs/:orgId/billing/payments",
    access: "billing",
    summary: "The payment method and the invoices of an organization, and where they are sent",
    longRunning: true,
    params: OrgParams,
    limit: { per: "user", max: 60, windowSeconds: 60 },
    reply: z.object({
      method: PaymentMethod.nullable(),
      /** Null until the first payment. */
      invoiceEmail: z.string().nullable(),
      invoices: z.array(Invoice),
    }),
  },
  portal: {
    method: "POST",
    path: "/api/orgs/:orgId/billing/portal",
    access: "billing",
    summary: "Open the customer portal",
    longRunning: true,
    params: OrgParams,
    limit: { per: "user", max: 20, windowSeconds: 60 },
    body: z.object({ flow: PortalFlow }),
    reply: PaymentPage,
  },
  webhook: {
    method: "POST",
    path: "/api/billing/webhook",
    access: "public",
    summary: "Events of the payment provider",
    limit: { per: "ip", max: 1200, windowSeconds: 60 },
    // The signature covers the exact bytes.
    upload: { maxBytes: 262_144, types: ["application/json"] },
    reply: Nothing,
  },
  createReferral: {
    method: "POST",
    path: "/api/orgs/:orgId/referral",
    access: "organization",
    summary: "Create the referral link of an organization; it has one",
    params: OrgParams,
    limit: { per: "user", max: 20, windowSeconds: 60 },
    reply: Referral,
  },
  referral: {
    method: "GET",
    path: "/api/orgs/:orgId/referral",
    access: "organization",
    summary: "The referral link of an organization and what came of it",
    params: OrgParams,
    reply: Referral,
  },
  countReferralVisit: {
    method: "POST",
    path: "/api/billing/referral-visits",
    access: "public",
    summary: "Count a visit through a referral link",
    limit: { per: "ip", max: 10, windowSeconds: 3600 },
    body: z.object({ code: ReferralCode }),
    reply: Nothing,
  },
});
