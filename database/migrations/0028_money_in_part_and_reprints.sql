-- The version before: gives nothing back for goodwill, writes none of the new letters, and names no refund that it tries anew.
CREATE TABLE "reprint_offers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"offered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reprints" (
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"claim" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reprints_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "reprints_claim" CHECK ("reprints"."claim" <> '')
);
--> statement-breakpoint
ALTER TABLE "making_mails" DROP CONSTRAINT "making_mails_kind";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "makings" ADD COLUMN "reprints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reprint_of" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retry_of" uuid;--> statement-breakpoint
ALTER TABLE "reprint_offers" ADD CONSTRAINT "reprint_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reprints" ADD CONSTRAINT "reprints_order_id_makings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."makings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reprint_of_orders_id_fk" FOREIGN KEY ("reprint_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_refunds_id_fk" FOREIGN KEY ("retry_of") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_reprints" ON "orders" USING btree ("reprint_of") WHERE reprint_of is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_retry_of_unique" UNIQUE("retry_of");--> statement-breakpoint
ALTER TABLE "making_mails" ADD CONSTRAINT "making_mails_kind" CHECK ("making_mails"."kind" in ('corrected', 'checking_ends', 'shipped', 'arrived', 'stopped', 'cancelled', 'refunded', 'refund_failed', 'reprinted', 'reprint_offered', 'address_corrected', 'held'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('family_cancelled', 'admin_cancelled', 'account_deleted', 'goodwill'));