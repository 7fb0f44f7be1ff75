export type FlagRule = {
  flag: string;
  scope: "user" | "organization" | "everyone";
  target: string;
  variant: string;
  percentage: number;
};
export type FlagAudience = {
  organizationId?: string;
  userId?: string;
  key: string;
  bucketOf: (flag: string, key: string) => number;
};

const precedence = ["user", "organization", "everyone"] as const;

/** The nearest rule that holds decides: the person's, the organization's, everyone's. A percentage takes the same people each time. */
export function decide(rules: readonly FlagRule[], flag: string, audience: FlagAudience): string | undefined {
  const targets = { user: audience.userId, organization: audience.organizationId, everyone: "" };
  const holding = precedence.flatMap((scope) =>
    rules.filter((rule) => rule.flag === flag && rule.scope === scope && rule.target === targets[scope]),
  );
  return holding.find((rule) => audience.bucketOf(flag, audience.key) < rule.percentage)?.variant;
}
