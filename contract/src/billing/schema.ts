import { z } from "zod";
import { text } from "../kernel/route.ts";

export const PlanId = z.enum(["community", "creator", "team"]);
export type PlanId = z.infer<typeof PlanId>;

export const PaidPlanId = z.enum(["creator", "team"]);
export type PaidPlanId = z.infer<typeof PaidPlanId>;

/** How often a paid plan renews. */
export const BillingInterval = z.enum(["month", "year"]);
export type BillingInterval = z.infer<typeof BillingInterval>;

export type Plan = {
  id: PlanId;
  name: string;
  monthlyCents: number;
  yearlyCents: number;
  channels: number;
  seats: number;
  /** For models, a month. Null is what the operator configured. */
  aiBudgetCents: number | null;
};

/** All plans, from the smallest to the largest, read by the pricing page, the limits and the checkout. */
export const plans: readonly Plan[] = [
  {
    id: "community",
    name: "Community",
    monthlyCents: 0,
    yearlyCents: 0,
    channels: 3,
    seats: 5,
    aiBudgetCents: null,
  },
  {
    id: "creator",
    name: "Creator",
    monthlyCents: 1900,
    yearlyCents: 18_000,
    channels: 5,
    seats: 10,
    aiBudgetCents: 1000,
  },
  {
    id: "team",
    name: "Team",
    monthlyCents: 5900,
    yearlyCents: 56_400,
    channels: 25,
    seats: 50,
    aiBudgetCents: 4000,
  },
];

export const planOf = (id: PlanId): Plan => {
  const plan = plans.find((entry) => entry.id === id);
  if (!plan) throw new Error(`No plan named ${id}`);
  return plan;
};

/** How long a plan goes on after a payment failed. */
export const GRACE_DAYS = 7;

/** The campaign a person came from, kept by the web until checkout. */
export const promotionNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "planid",
  "contactid",
  "pkey",
  "couponid",
  "promo_code",
] as const;
export const PROMOTION_VALUE_MAX = 200;
export const Promotions = z.partialRecord(
  z.enum(promotionNames),
  text(PROMOTION_VALUE_MAX).refine((value) => value !== "", "Cannot be empty"),
);
export type Promotions = z.infer<typeof Promotions>;

export const REFERRAL_CODE_LENGTH = 10;
export const ReferralCode = z.string().regex(/^[A-Z2-9]{10}$/, "Not a referral code");

const Counted = z.object({ used: z.number().int(), limit: z.number().int() });

export const BillingOverview = z.object({
  plan: PlanId,
  /** False where the plan has ended and none was chosen since. */
  isActive: z.boolean(),
  /** Null on Community. */
  interval: BillingInterval.nullable(),
  renewsAt: z.iso.datetime().nullable(),
  /** Set where the plan ends instead of renewing. */
  cancelsAt: z.iso.datetime().nullable(),
  /** Set after a payment failed: the plan ends then unless the payment is made. */
  paymentDueAt: z.iso.datetime().nullable(),
  isTrial: z.boolean(),
  usage: z.object({
    channels: Counted,
    seats: Counted,
    ai: z.object({ usedCents: z.number(), budgetCents: z.number().nullable(), startsAgainAt: z.iso.datetime() }),
  }),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  description: z.string(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  attempts: z.number().int(),
  totalCents: z.number().int(),
  currency: z.string(),
  /** Where the provider shows it, and as a file. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
  pdfUrl: z.url({ protocol: /^https?$/ }).nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const PaymentMethod = z.object({
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.number().int(),
  expiresYear: z.number().int(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PortalFlow = z.enum(["home", "change_plan", "cancel", "payment_method"]);
export type PortalFlow = z.infer<typeof PortalFlow>;

export const MAX_REFERRAL_CREDITS_A_YEAR = 12;
export const Referral = z.object({
  /** Null until the link is created. */
  code: ReferralCode.nullable(),
  link: z.url().nullable(),
  invited: z.number().int(),
  joined: z.number().int(),
  subscribed: z.number().int(),
  /** Free months of the last twelve months. */
  creditedThisYear: z.number().int(),
});
export type Referral = z.infer<typeof Referral>;
