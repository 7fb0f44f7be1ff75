import { AppError } from "@coldopen/contract/kernel/errors";
import { type UsageKind, type UsageLimit, usageLimits } from "@coldopen/contract/kernel/usage-limits";

/** The end of running work is unknown; most of it takes seconds. */
const IN_PROGRESS_RETRY_SECONDS = 5;

/** What a person or an organization has started in the current minute, and what is in progress. */
export type Usage = { starts: number; secondsLeft: number; inProgress: number };
type Subject = keyof (typeof usageLimits)[UsageKind];
const words: Readonly<Record<UsageKind, string>> = { generation: "generations", pictureCheck: "picture checks" };
const names: Readonly<Record<Subject, { can: string; has: string }>> = {
  person: { can: "You can", has: "You have" },
  organization: { can: "Your organization can", has: "Your organization has" },
};

/** Why a start was refused, and when another try makes sense. */
export function createUsageLimitError(kind: UsageKind, subject: Subject, usage: Usage | undefined): AppError {
  const limit: UsageLimit = usageLimits[kind][subject];
  const { can, has } = names[subject];
  if (usage && usage.starts >= limit.startsPerMinute)
    return new AppError("rate_limited", `${can} start ${limit.startsPerMinute} ${words[kind]} a minute.`, {
      retryAfterSeconds: Math.max(1, usage.secondsLeft),
    });
  return new AppError("rate_limited", `${has} ${limit.maxInProgress} ${words[kind]} in progress, the most at once.`, {
    retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS,
  });
}
