-- The version before: writes none of the new kinds of letters, keeps its jobs for them until the new one takes them, and knows nothing of the new table.
CREATE TABLE "letter_repeats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_mail_id" uuid,
	"making_mail_id" uuid,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letter_repeats_of_one" CHECK (num_nonnulls("letter_repeats"."payment_mail_id", "letter_repeats"."making_mail_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "making_mails" DROP CONSTRAINT "making_mails_kind";--> statement-breakpoint
ALTER TABLE "makings" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letter_repeats" ADD CONSTRAINT "letter_repeats_payment_mail_id_payment_mails_id_fk" FOREIGN KEY ("payment_mail_id") REFERENCES "public"."payment_mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_repeats" ADD CONSTRAINT "letter_repeats_making_mail_id_making_mails_id_fk" FOREIGN KEY ("making_mail_id") REFERENCES "public"."making_mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_repeats_of_payment_mail" ON "letter_repeats" USING btree ("payment_mail_id");--> statement-breakpoint
CREATE INDEX "letter_repeats_of_making_mail" ON "letter_repeats" USING btree ("making_mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letter_repeats_one_payment_mail_unsent" ON "letter_repeats" USING btree ("payment_mail_id") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_repeats_one_making_mail_unsent" ON "letter_repeats" USING btree ("making_mail_id") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "making_mails" ADD CONSTRAINT "making_mails_kind" CHECK ("making_mails"."kind" in ('corrected', 'checking_ends', 'shipped', 'arrived', 'stopped', 'cancelled', 'address_corrected', 'held'));