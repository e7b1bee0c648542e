-- The version before: writes into none of the new tables, and no kind of letter but those that it had.
CREATE TABLE "delivery_quotes" (
	"country_code" text PRIMARY KEY NOT NULL,
	"shipping_level" text,
	"cost" integer,
	"days_least" integer,
	"days_most" integer,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_quotes_cost" CHECK ("delivery_quotes"."cost" > 0)
);
--> statement-breakpoint
CREATE TABLE "print_file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"part" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_file_links_part" CHECK ("print_file_links"."part" in ('interior', 'cover'))
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"interior_md5" text,
	"cover_md5" text,
	"interior_bytes" integer,
	"cover_bytes" integer,
	"preflight" jsonb,
	"made_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_files_state" CHECK ("print_files"."state" in ('waiting', 'made', 'refused', 'failed')),
	CONSTRAINT "print_files_made" CHECK ("print_files"."state" <> 'made' or ("print_files"."interior_md5" is not null and "print_files"."cover_md5" is not null))
);
--> statement-breakpoint
CREATE TABLE "print_job_lines" (
	"job_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "print_job_lines_job_id_order_id_pk" PRIMARY KEY("job_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"partner_id" bigint,
	"partner_status" text,
	"shipping_level" text NOT NULL,
	"ship_to" jsonb,
	"cost" integer,
	"arrives_from" date,
	"arrives_until" date,
	"trouble" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_jobs_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "print_jobs_partner_id_unique" UNIQUE("partner_id"),
	CONSTRAINT "print_jobs_state" CHECK ("print_jobs"."state" in ('waiting', 'sending', 'accepted', 'in_production', 'shipped', 'delivered', 'stopped', 'cancelled')),
	CONSTRAINT "print_jobs_cost" CHECK ("print_jobs"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "printing_hold" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "printing_hold_one" CHECK ("printing_hold"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"stripe_refund_id" text,
	"asked_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_stripe_refund_id_unique" UNIQUE("stripe_refund_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('family_cancelled', 'admin_cancelled', 'account_deleted'))
);
--> statement-breakpoint
ALTER TABLE "making_mails" DROP CONSTRAINT "making_mails_kind";--> statement-breakpoint
ALTER TABLE "print_file_links" ADD CONSTRAINT "print_file_links_order_id_print_files_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."print_files"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_order_id_makings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."makings"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_job_lines" ADD CONSTRAINT "print_job_lines_job_id_print_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."print_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_job_lines" ADD CONSTRAINT "print_job_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_file_links_over" ON "print_file_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_job_lines_one_live" ON "print_job_lines" USING btree ("order_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "print_jobs_by_transaction" ON "print_jobs" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("heard_at") WHERE state in ('waiting', 'sending', 'accepted', 'in_production', 'shipped');--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_transaction" ON "refunds" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("asked_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_per_cancellation" ON "refunds" USING btree ("order_id") WHERE state <> 'failed' and reason in ('family_cancelled', 'admin_cancelled', 'account_deleted');--> statement-breakpoint
ALTER TABLE "making_mails" ADD CONSTRAINT "making_mails_kind" CHECK ("making_mails"."kind" in ('corrected', 'checking_ends', 'shipped', 'arrived', 'stopped', 'cancelled'));