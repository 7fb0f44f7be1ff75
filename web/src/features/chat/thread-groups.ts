import type { Thread } from "@coldopen/contract/chat/schema";

export type ThreadAge = "today" | "yesterday" | "days7" | "days30" | "older";

const DAY_MS = 86_400_000;
/** Calendar days, independent of daylight saving time. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

export function threadAge(updatedAt: string, now: Date): ThreadAge {
  const days = dayNumber(now) - dayNumber(new Date(updatedAt));
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days <= 7) return "days7";
  return days <= 30 ? "days30" : "older";
}

export type ThreadGroup = { age: ThreadAge; threads: Thread[] };

/** Threads by the day of their last message, in the order of the list. */
export function groupThreads(threads: readonly Thread[], now: Date): ThreadGroup[] {
  const groups: ThreadGroup[] = [];
  for (const thread of threads) {
    const age = threadAge(thread.updatedAt, now);
    const group = groups.find((one) => one.age === age);
    if (group) group.threads.push(thread);
    else groups.push({ age, threads: [thread] });
  }
  return groups;
}
