-- The version before: makes no payment with a code. One that has a code it settles at what was charged, and leaves its use reserved,
-- which the reconciler finds. What it cancels in those minutes it asks back at the full price: refused, it is given back anew.
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
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_amount";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_books" ADD CONSTRAINT "code_books_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_books" ADD CONSTRAINT "code_books_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "code_uses_once_per_family" ON "code_uses" USING btree ("code_id","user_id") WHERE once_per_family and state in ('reserved', 'kept');--> statement-breakpoint
CREATE INDEX "code_uses_reserved" ON "code_uses" USING btree ("transaction_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "code_uses_by_code" ON "code_uses" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "code_uses_by_user" ON "code_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "codes_newest_first" ON "codes" USING btree ("created_at" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "transactions_discounts" ON "transactions" USING btree ("status","discount") WHERE discount > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" between 0 and "orders"."total_amount");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_discount" CHECK ("transactions"."discount" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amount" CHECK ("transactions"."amount" >= 0);