CREATE TABLE "run_events" (
	"run_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "run_events_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"last_event_id" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ideation_runs" ALTER COLUMN "lease_until" SET DEFAULT 'infinity';--> statement-breakpoint
ALTER TABLE "run_events" ADD CONSTRAINT "run_events_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_lease" ON "runs" USING btree ("kind","lease_until") WHERE "runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "runs_ended" ON "runs" USING btree ("ended_at") WHERE "runs"."ended_at" is not null;--> statement-breakpoint
-- Runs of the version before that are in progress have no row yet; if their process dies, they fail after this lease.
INSERT INTO "runs" ("id", "kind", "lease_until") SELECT "id", 'ideation', clock_timestamp() + interval '10 minutes' FROM "ideation_runs" WHERE "state" in ('start', 'partial');
