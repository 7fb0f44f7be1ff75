CREATE TABLE "platform_quota" (
	"day" date PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "platform_quota_used" CHECK ("platform_quota"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "power_keyword_source" (
	"id" smallint PRIMARY KEY NOT NULL,
	"videos" integer NOT NULL,
	"months" integer NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "power_keyword_source_one" CHECK ("power_keyword_source"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "power_keywords" (
	"ratio" real NOT NULL,
	"sample" integer NOT NULL,
	"categories" smallint NOT NULL,
	"is_function_word" boolean NOT NULL,
	"language" text collate "C" NOT NULL,
	"category" text collate "C" NOT NULL,
	"stem" text collate "C" NOT NULL,
	"lemma" text NOT NULL,
	"top_categories" text[] NOT NULL,
	CONSTRAINT "power_keywords_language_stem_category_pk" PRIMARY KEY("language","stem","category")
);
