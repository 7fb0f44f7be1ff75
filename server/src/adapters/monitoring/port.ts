/** Where an unexpected error happened, in words that name nobody. */
type ErrorPlace = { route?: string; job?: string; requestId?: string };

export type Monitoring = { report(error: unknown, place: ErrorPlace): void };
