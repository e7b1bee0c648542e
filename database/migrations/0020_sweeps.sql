DROP INDEX "print_jobs_open";--> statement-breakpoint
CREATE INDEX "book_makings_failed" ON "book_makings" USING btree ("failure") WHERE failure is not null;--> statement-breakpoint
CREATE INDEX "makings_approved" ON "makings" USING btree ("checking_until") WHERE stage = 'approved';--> statement-breakpoint
CREATE INDEX "makings_cancelled" ON "makings" USING btree ("order_id") WHERE stage = 'cancelled';--> statement-breakpoint
CREATE INDEX "print_files_kept" ON "print_files" USING btree ("made_at") WHERE state = 'made' and removed_at is null;--> statement-breakpoint
CREATE INDEX "print_jobs_not_arrived" ON "print_jobs" USING btree ("state") WHERE state <> 'delivered';