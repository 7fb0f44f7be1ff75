CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" bytea
);
