CREATE TABLE "erased_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"went" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erased_orders" ADD CONSTRAINT "erased_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_orders" ADD CONSTRAINT "erased_orders_erasure_id_erasures_id_fk" FOREIGN KEY ("erasure_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erased_orders_by_erasure" ON "erased_orders" USING btree ("erasure_id");--> statement-breakpoint
CREATE INDEX "erased_orders_waiting" ON "erased_orders" USING btree ("erasure_id") WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX "erasures_by_user" ON "erasures" USING btree ("user_id","child_id");--> statement-breakpoint
CREATE INDEX "orders_came_to_nothing" ON "orders" USING btree ("updated_at") WHERE status in ('failed', 'expired') and reader is not null;