ALTER TABLE "orders" ADD COLUMN "for_child_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "on_its_way_since" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_payable_per_book_and_child" ON "orders" USING btree ("user_id","book_id","for_child_id") WHERE status = 'pending';--> statement-breakpoint
UPDATE "transactions" SET "on_its_way_since" = "queued_at" FROM "payment_mails"
WHERE "transaction_id" = "transactions"."id" AND "kind" = 'pending' AND "status" = 'pending';
