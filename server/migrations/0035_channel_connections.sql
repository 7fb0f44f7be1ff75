CREATE TABLE "channel_connect_attempts" (
	"nonce_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_connections" (
	"channel_ucid" text PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"connected_by" uuid,
	"refresh_token" text NOT NULL,
	"access_token" text NOT NULL,
	"access_token_expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_channels" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_channels_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5000 CACHE 1),
	"channel_ucid" text NOT NULL,
	"grammar" text NOT NULL,
	CONSTRAINT "demo_channels_channelUcid_unique" UNIQUE("channel_ucid")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "source" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_connect_attempts" ADD CONSTRAINT "channel_connect_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_channels" ADD CONSTRAINT "demo_channels_channel_ucid_channels_ucid_fk" FOREIGN KEY ("channel_ucid") REFERENCES "public"."channels"("ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_connect_attempts_user_id_index" ON "channel_connect_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_connect_attempts_expires_at_index" ON "channel_connect_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "channel_connections_organization_id_channel_ucid_index" ON "channel_connections" USING btree ("organization_id","channel_ucid");--> statement-breakpoint
CREATE INDEX "channel_connections_connected_by_index" ON "channel_connections" USING btree ("connected_by");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_source" CHECK ("channels"."source" in ('typed', 'platform'));