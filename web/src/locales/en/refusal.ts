export const refusal = {
  retryIn_one: "Try again in {{count}} second",
  retryIn_other: "Try again in {{count}} seconds",
} as const;
