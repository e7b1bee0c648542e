CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"preview_id" uuid NOT NULL,
	"preview_request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"cover" "bytea",
	"picture" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "preview_links_both_pictures" CHECK (num_nulls("preview_links"."cover", "preview_links"."picture") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_preview_id_book_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."book_previews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_by_preview" ON "preview_links" USING btree ("preview_id");--> statement-breakpoint
CREATE INDEX "preview_links_by_request" ON "preview_links" USING btree ("preview_request_id");