/** Where an unexpected error happened, without personal data. */
type ErrorPlace = { route?: string; job?: string; requestId?: string };

export type Monitoring = { report(error: unknown, place: ErrorPlace): void };
