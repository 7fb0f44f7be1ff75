CREATE TABLE "usage_counters" (
	"subject" text PRIMARY KEY NOT NULL,
	"starts" integer NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"leases" jsonb NOT NULL
);
