ALTER TABLE "children" ADD COLUMN "companion_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "companion_name" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "grown_up" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "baby_name" varchar(60) DEFAULT '' NOT NULL;