ALTER TABLE "book_makings" ADD COLUMN "card_revision" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surprise_until" date;