ALTER TABLE "children" ADD COLUMN "photo_crop" jsonb;--> statement-breakpoint
CREATE INDEX "orders_by_photo" ON "orders" USING btree (("reader" #>> '{photo,key}')) WHERE ("orders"."reader" #>> '{photo,key}') is not null;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_crop_of_a_photo" CHECK ("children"."photo_crop" is null or "children"."photo_url" is not null);