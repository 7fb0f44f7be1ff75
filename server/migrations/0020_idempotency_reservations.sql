ALTER TABLE "idempotency_keys" ADD COLUMN "reservation" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "reserved_until" timestamp with time zone;