CREATE TABLE "payment_misfits" (
	"stripe_session_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"wanted" integer,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"settled_how" text,
	CONSTRAINT "payment_misfits_kind" CHECK ("payment_misfits"."kind" in ('amount', 'unknown', 'twice')),
	CONSTRAINT "payment_misfits_settled" CHECK (num_nulls("payment_misfits"."settled_at", "payment_misfits"."settled_by", "payment_misfits"."settled_how") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"answer_status" integer,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","endpoint_id"),
	CONSTRAINT "webhook_deliveries_type" CHECK ("webhook_deliveries"."type" in ('order.paid', 'book.approved', 'book.shipped', 'order.refunded')),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_taken" CHECK ("webhook_deliveries"."state" <> 'delivered' or "webhook_deliveries"."answer_status" between 200 and 299)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"switched_off_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_misfits_open" ON "payment_misfits" USING btree ("found_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest_first" ON "webhook_deliveries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","state");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "making_events_of_a_day" ON "making_events" USING btree ("at") WHERE stage in ('approved', 'shipped');--> statement-breakpoint
CREATE INDEX "makings_stopped" ON "makings" USING btree ("order_id") WHERE stage = 'stopped';--> statement-breakpoint
CREATE INDEX "transactions_paid" ON "transactions" USING btree ("updated_at") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "print_files_wanting" ON "print_files" USING btree ("order_id") WHERE state in ('refused', 'failed');--> statement-breakpoint
CREATE INDEX "print_job_lines_by_order" ON "print_job_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_by_moment" ON "refunds" USING btree ("created_at");