export const indexRanges = [2, 5, 10].map((low) => ({ label: `${low}x`, low, high: undefined }));

export const subscriberRanges = [
  { label: "Max 10K", low: undefined, high: 10_000 },
  { label: "Max 100K", low: undefined, high: 100_000 },
  { label: "Max 1M", low: undefined, high: 1_000_000 },
  { label: "1M+", low: 1_000_000, high: undefined },
] as const;

export const channelRanges = [
  { label: "1~10K", low: 1, high: 10_000 },
  { label: "10k~100k", low: 10_000, high: 100_000 },
  { label: "100k~500k", low: 100_000, high: 500_000 },
  { label: "500k~1M", low: 500_000, high: 1_000_000 },
  { label: "1M+", low: 1_000_000, high: undefined },
] as const;

/** In mmss: 400 is 4:00. */
export const lengthRanges = [
  { label: "Under 4 minutes", low: undefined, high: 400 },
  { label: "4~20 minutes", low: 400, high: 2000 },
  { label: "Over 20 minutes", low: 2000, high: undefined },
] as const;

export type Range = { label: string; low: number | undefined; high: number | undefined };
export const rangeNamed = (ranges: readonly Range[], low: number | undefined, high: number | undefined) =>
  ranges.find((range) => range.low === low && range.high === high)?.label;
