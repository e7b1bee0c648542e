CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"by_user_id" uuid,
	"by_name" text NOT NULL,
	"order_id" uuid,
	"subject" text,
	"why" text,
	CONSTRAINT "audit_entries_act" CHECK ("audit_entries"."act" in ('order_canceled', 'refund_retried', 'money_given_back', 'reprint_made', 'reprint_offered', 'address_corrected', 'book_stopped', 'book_resumed', 'letter_sent_again', 'sending_held', 'sending_resumed', 'code_made', 'code_ended', 'gift_card_blocked', 'review_published', 'review_hidden', 'review_answered', 'webhook_made', 'webhook_removed', 'webhook_replayed'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_order" ON "audit_entries" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_newest_first" ON "audit_entries" USING btree ("at" DESC NULLS FIRST);