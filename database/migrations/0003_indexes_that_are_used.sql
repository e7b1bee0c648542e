DROP INDEX "profiles_newest_first";--> statement-breakpoint
DROP INDEX "orders_by_user";--> statement-breakpoint
DROP INDEX "orders_newest_first";--> statement-breakpoint
CREATE INDEX "orders_totals" ON "orders" USING btree ("status","total_amount");--> statement-breakpoint
CREATE INDEX "profiles_newest_first" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_newest_first" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id");