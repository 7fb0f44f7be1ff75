CREATE TABLE "platform_quota" (
	"day" date PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "platform_quota_used" CHECK ("platform_quota"."used" >= 0)
);
