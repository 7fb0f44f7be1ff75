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