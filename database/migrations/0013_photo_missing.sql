ALTER TABLE "book_makings" DROP CONSTRAINT "book_makings_states";--> statement-breakpoint
ALTER TABLE "book_makings" ADD CONSTRAINT "book_makings_states" CHECK (("book_makings"."status" in ('waiting', 'photo_missing') and "book_makings"."made_at" is null and "book_makings"."failure" is null)
       or ("book_makings"."status" = 'made' and "book_makings"."made_at" is not null and "book_makings"."failure" is null)
       or ("book_makings"."status" = 'failed' and "book_makings"."made_at" is null and "book_makings"."failure" is not null));