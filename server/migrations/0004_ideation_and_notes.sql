CREATE TABLE "project_notes" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_notes_version" CHECK ("project_notes"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "ai_budgets" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"spent_cents" double precision DEFAULT 0 NOT NULL,
	"reserved_cents" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_budgets_organization_id_month_pk" PRIMARY KEY("organization_id","month")
);
--> statement-breakpoint
CREATE TABLE "ai_ledger" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL,
	"cost_cents" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ideation_elements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"index" smallint NOT NULL,
	"content" text NOT NULL,
	"description" text,
	"seed" bigint,
	"score" double precision,
	"receipts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "ideation_elements_place" UNIQUE("run_id","index")
);
--> statement-breakpoint
CREATE TABLE "ideation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"option" text NOT NULL,
	"input" text NOT NULL,
	"total" smallint NOT NULL,
	"made_by" text NOT NULL,
	"state" text DEFAULT 'start' NOT NULL,
	"error_reason" text,
	"reserved_cents" double precision DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ideation_runs_purpose" CHECK ("ideation_runs"."purpose" in ('title', 'concept', 'thumbnail', 'name')),
	CONSTRAINT "ideation_runs_option" CHECK ("ideation_runs"."option" in ('cameraAngles', 'compositions', 'emptyState', 'explode', 'expressions', 'intensify', 'moodShift', 'powerUp', 'rephrase', 'shorten', 'thisBut', 'variations', 'combine')),
	CONSTRAINT "ideation_runs_state" CHECK ("ideation_runs"."state" in ('start', 'partial', 'complete', 'error', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotation_salt" "bytea" DEFAULT sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea) NOT NULL;--> statement-breakpoint
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_budgets" ADD CONSTRAINT "ai_budgets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ledger" ADD CONSTRAINT "ai_ledger_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideation_elements" ADD CONSTRAINT "ideation_elements_run_id_ideation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."ideation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideation_runs" ADD CONSTRAINT "ideation_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideation_runs" ADD CONSTRAINT "ideation_runs_project_id_organization_id_channel_ucid_video_projects_id_organization_id_channel_ucid_fk" FOREIGN KEY ("project_id","organization_id","channel_ucid") REFERENCES "public"."video_projects"("id","organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_ledger_of_month" ON "ai_ledger" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "ideation_runs_of_project" ON "ideation_runs" USING btree ("project_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ideation_runs_running" ON "ideation_runs" USING btree ("lease_until") WHERE "ideation_runs"."state" in ('start', 'partial');--> statement-breakpoint
CREATE INDEX "pictures_organization_id_channel_ucid_index" ON "pictures" USING btree ("organization_id","channel_ucid");