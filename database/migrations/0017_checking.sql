-- The version before: writes into none of the new tables, so their keys and checks refuse it nothing.
CREATE TABLE "book_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"pages" jsonb,
	"proposed_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "making_events" (
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"note" text,
	CONSTRAINT "making_events_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "making_events_stage" CHECK ("making_events"."stage" in ('checking', 'approved', 'sent', 'in_production', 'shipped', 'delivered', 'stopped', 'cancelled')),
	CONSTRAINT "making_events_by" CHECK ("making_events"."by" in ('family', 'clock', 'admin', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "making_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "making_mails_once" UNIQUE("order_id","kind","version"),
	CONSTRAINT "making_mails_kind" CHECK ("making_mails"."kind" in ('corrected', 'checking_ends'))
);
--> statement-breakpoint
CREATE TABLE "makings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"stage" text DEFAULT 'checking' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"checking_since" timestamp with time zone DEFAULT now() NOT NULL,
	"checking_until" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"tracking_url" text,
	"reason" text,
	CONSTRAINT "makings_stage" CHECK ("makings"."stage" in ('checking', 'approved', 'sent', 'in_production', 'shipped', 'delivered', 'stopped', 'cancelled')),
	CONSTRAINT "makings_time" CHECK ("makings"."checking_until" > "makings"."checking_since")
);
--> statement-breakpoint
ALTER TABLE "book_makings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "book_makings" ADD COLUMN "keeps_pages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "dedication" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "dedication_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dedication" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dedication_from" text;--> statement-breakpoint
ALTER TABLE "book_corrections" ADD CONSTRAINT "book_corrections_order_id_makings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."makings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "making_events" ADD CONSTRAINT "making_events_order_id_makings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."makings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "making_mails" ADD CONSTRAINT "making_mails_order_id_makings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."makings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makings" ADD CONSTRAINT "makings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_corrections_of" ON "book_corrections" USING btree ("order_id","kept_at");--> statement-breakpoint
CREATE UNIQUE INDEX "book_corrections_one_proposed" ON "book_corrections" USING btree ("order_id") WHERE kept_at is null;--> statement-breakpoint
CREATE INDEX "makings_in_checking" ON "makings" USING btree ("checking_until") WHERE stage = 'checking';