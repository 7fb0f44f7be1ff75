CREATE TABLE "ai_keys" (
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ai_keys_organization_id_provider_pk" PRIMARY KEY("organization_id","provider"),
	CONSTRAINT "ai_keys_provider" CHECK ("ai_keys"."provider" in ('openai', 'anthropic', 'google'))
);
--> statement-breakpoint
CREATE TABLE "ai_model_uses" (
	"organization_id" uuid NOT NULL,
	"use" text NOT NULL,
	"model_id" uuid NOT NULL,
	CONSTRAINT "ai_model_uses_organization_id_use_pk" PRIMARY KEY("organization_id","use"),
	CONSTRAINT "ai_model_uses_use" CHECK ("ai_model_uses"."use" in ('text', 'chat', 'opinions', 'pictures'))
);
--> statement-breakpoint
CREATE TABLE "ai_models" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"source" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ai_models_one_each" UNIQUE("organization_id","source","model"),
	CONSTRAINT "ai_models_source" CHECK ("ai_models"."source" in ('openai', 'anthropic', 'google', 'ollama', 'lm-studio', 'llama-cpp', 'vllm'))
);
--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_model_uses" ADD CONSTRAINT "ai_model_uses_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_model_uses" ADD CONSTRAINT "ai_model_uses_model_id_ai_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."ai_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_models" ADD CONSTRAINT "ai_models_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "organization_archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"parts" integer DEFAULT 0 NOT NULL,
	"size_bytes" bigint,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "organization_archives_state" CHECK ("organization_archives"."state" in ('queued', 'running', 'ready', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organization_archives" ADD CONSTRAINT "organization_archives_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_archives" ADD CONSTRAINT "organization_archives_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organization_archives_organization_id_index" ON "organization_archives" USING btree ("organization_id");
