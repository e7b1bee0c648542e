-- The version before: makes no payment with a gift card. One that has a card it settles at what was charged; of one that ends it leaves
-- the card's part held, which the reconciler gives back.
CREATE TABLE "gift_card_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "gift_card_mails_one_per_payment_and_kind" UNIQUE("payment_id","kind"),
	CONSTRAINT "gift_card_mails_kind" CHECK ("gift_card_mails"."kind" in ('card', 'receipt', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "gift_card_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"transaction_id" uuid,
	"order_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_movements_kind" CHECK ("gift_card_movements"."kind" in ('issued', 'used', 'given_back')),
	CONSTRAINT "gift_card_movements_sign" CHECK (("gift_card_movements"."kind" = 'used') = ("gift_card_movements"."amount" < 0) and "gift_card_movements"."amount" <> 0),
	CONSTRAINT "gift_card_movements_payment" CHECK (("gift_card_movements"."kind" = 'issued') = ("gift_card_movements"."transaction_id" is null))
);
--> statement-breakpoint
CREATE TABLE "gift_card_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount" integer NOT NULL,
	"recipient" text,
	"message" text,
	"from_name" text,
	"recipient_email" text,
	"send_on" date,
	"stripe_session_id" text,
	"asked_at" timestamp with time zone,
	"on_its_way_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_payments_stripe_session_id_unique" UNIQUE("stripe_session_id"),
	CONSTRAINT "gift_card_payments_status" CHECK ("gift_card_payments"."status" in ('pending', 'completed', 'failed', 'expired')),
	CONSTRAINT "gift_card_payments_amount" CHECK ("gift_card_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"code_digest" text,
	"code_ending" text,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "gift_cards_code_digest_unique" UNIQUE("code_digest"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."amount"),
	CONSTRAINT "gift_cards_code" CHECK (("gift_cards"."code_digest" is null) = ("gift_cards"."code_ending" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_by_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_mails" ADD CONSTRAINT "gift_card_mails_payment_id_gift_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gift_card_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payments" ADD CONSTRAINT "gift_card_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_payment_id_gift_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gift_card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_card" ON "gift_card_movements" USING btree ("card_id","at");--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_payment" ON "gift_card_movements" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_movements_one_issue" ON "gift_card_movements" USING btree ("card_id") WHERE kind = 'issued';--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_order" ON "gift_card_movements" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "gift_card_payments_by_user" ON "gift_card_payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_payments_by_recipient" ON "gift_card_payments" USING btree ("recipient_email") WHERE recipient_email is not null;--> statement-breakpoint
CREATE INDEX "gift_card_payments_pending" ON "gift_card_payments" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "gift_cards_newest_first" ON "gift_cards" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_by_card" CHECK ("orders"."paid_by_card" between 0 and "orders"."total_amount" - "orders"."discount");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_paid_by_card" CHECK ("transactions"."paid_by_card" >= 0);