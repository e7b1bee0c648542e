CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "book_previews_waiting" ON "book_previews" USING btree ("child_id") WHERE "book_previews"."status" = 'pending';