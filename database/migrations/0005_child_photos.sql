CREATE TABLE "child_photos" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_photos_lie_in_their_owners_folder" CHECK (starts_with("child_photos"."key", "child_photos"."user_id"::text || '/'))
);
--> statement-breakpoint
ALTER TABLE "child_photos" ADD CONSTRAINT "child_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "child_photos_by_user" ON "child_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "child_photos_by_age" ON "child_photos" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "children_by_photo" ON "children" USING btree ("photo_url");