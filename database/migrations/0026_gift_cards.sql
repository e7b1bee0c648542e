CREATE TABLE "code_books" (
	"code_id" uuid NOT NULL,
	"book_id" integer NOT NULL,
	CONSTRAINT "code_books_code_id_book_id_pk" PRIMARY KEY("code_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" uuid,
	"once_per_family" boolean NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_uses_state" CHECK ("code_uses"."state" in ('reserved', 'kept', 'released', 'late'))
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	"once_per_family" boolean NOT NULL,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "codes_code_unique" UNIQUE("code"),
	CONSTRAINT "codes_code" CHECK ("codes"."code" ~ '^[A-Z0-9-]{4,30}$'),
	CONSTRAINT "codes_takes_off" CHECK (("codes"."percent" between 1 and 100 and "codes"."amount" is null)
       or ("codes"."percent" is null and "codes"."amount" > 0)),
	CONSTRAINT "codes_valid" CHECK ("codes"."valid_from" < "codes"."valid_until"),
	CONSTRAINT "codes_most_uses" CHECK ("codes"."most_uses" > 0),
	CONSTRAINT "codes_uses" CHECK ("codes"."uses" between 0 and coalesce("codes"."most_uses", "codes"."uses"))
);
--> statement-breakpoint
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
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_by_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_by_card" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_books" ADD CONSTRAINT "code_books_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_books" ADD CONSTRAINT "code_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_mails" ADD CONSTRAINT "gift_card_mails_payment_id_gift_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gift_card_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_movements" ADD CONSTRAINT "gift_card_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_payments" ADD CONSTRAINT "gift_card_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_payment_id_gift_card_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."gift_card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_uses_once_per_family" ON "code_uses" USING btree ("code_id","user_id") WHERE once_per_family and state in ('reserved', 'kept');--> statement-breakpoint
CREATE INDEX "code_uses_reserved" ON "code_uses" USING btree ("transaction_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "code_uses_by_code" ON "code_uses" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "code_uses_by_user" ON "code_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "codes_newest_first" ON "codes" USING btree ("created_at" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_card" ON "gift_card_movements" USING btree ("card_id","at");--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_payment" ON "gift_card_movements" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_movements_one_issue" ON "gift_card_movements" USING btree ("card_id") WHERE kind = 'issued';--> statement-breakpoint
CREATE INDEX "gift_card_movements_by_order" ON "gift_card_movements" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "gift_card_payments_by_user" ON "gift_card_payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_payments_by_recipient" ON "gift_card_payments" USING btree ("recipient_email") WHERE recipient_email is not null;--> statement-breakpoint
CREATE INDEX "gift_card_payments_pending" ON "gift_card_payments" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "gift_cards_newest_first" ON "gift_cards" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "transactions_discounts" ON "transactions" USING btree ("status","discount") WHERE discount > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" between 0 and "orders"."total_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_by_card" CHECK ("orders"."paid_by_card" between 0 and "orders"."total_amount" - "orders"."discount");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_discount" CHECK ("transactions"."discount" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_paid_by_card" CHECK ("transactions"."paid_by_card" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" >= 0);