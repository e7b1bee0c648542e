CREATE TABLE "book_makings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "book_makings_states" CHECK (("book_makings"."status" = 'waiting' and "book_makings"."made_at" is null and "book_makings"."failure" is null)
       or ("book_makings"."status" = 'made' and "book_makings"."made_at" is not null and "book_makings"."failure" is null)
       or ("book_makings"."status" = 'failed' and "book_makings"."made_at" is null and "book_makings"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "payment_mails_one_per_payment_and_kind" UNIQUE("transaction_id","kind"),
	CONSTRAINT "payment_mails_kind" CHECK ("payment_mails"."kind" in ('confirmed', 'pending', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "book_makings" ADD CONSTRAINT "book_makings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD CONSTRAINT "payment_mails_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;