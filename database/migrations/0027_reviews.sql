CREATE TABLE "review_requests" (
	"user_id" uuid NOT NULL,
	"book_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"mail_id" uuid,
	"sent_at" timestamp with time zone,
	CONSTRAINT "review_requests_user_id_book_id_pk" PRIMARY KEY("user_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"book_id" integer NOT NULL,
	"user_id" uuid,
	"stars" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"signed" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_family_and_book" UNIQUE("user_id","book_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'shown', 'hidden')),
	CONSTRAINT "reviews_by_somebody" CHECK ("reviews"."user_id" is not null or "reviews"."is_demo"),
	CONSTRAINT "reviews_stars_alone_count" CHECK ("reviews"."words" <> '' or "reviews"."state" = 'shown')
);
--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "reviews_edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("due_at") WHERE mail_id is null;--> statement-breakpoint
CREATE INDEX "review_requests_by_mail" ON "review_requests" USING btree ("mail_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "reviews_counted" ON "reviews" USING btree ("book_id","is_demo","stars") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "reviews_on_book_page" ON "reviews" USING btree ("book_id","written_at" DESC NULLS FIRST,"id") WHERE state = 'shown' and words <> '';--> statement-breakpoint
CREATE INDEX "reviews_in_office" ON "reviews" USING btree ("state","written_at" DESC NULLS FIRST,"id") WHERE words <> '';