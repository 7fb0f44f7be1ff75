CREATE TABLE "known_devices" (
	"secret_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_secret_hash_user_id_pk" PRIMARY KEY("secret_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "replaced_session_secrets" (
	"session_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replaced_session_secrets_session_id_secret_hash_pk" PRIMARY KEY("session_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_session_secrets" ADD CONSTRAINT "replaced_session_secrets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_last_sign_in_at_index" ON "known_devices" USING btree ("user_id","last_sign_in_at");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_index" ON "known_devices" USING btree ("expires_at");