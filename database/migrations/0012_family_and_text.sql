ALTER TABLE "addresses" DROP CONSTRAINT "addresses_are_complete";--> statement-breakpoint
ALTER TABLE "children" ALTER COLUMN "description" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "children" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "is_given_to" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_have_their_state" CHECK (btrim("addresses"."state") <> '' or not ("addresses"."country_code" in ('AE', 'AS', 'AU', 'BR', 'CA', 'CN', 'CO', 'CR', 'ES', 'FM', 'HK', 'HN', 'ID', 'IN', 'IQ', 'IT', 'JM', 'JP', 'KN', 'KR', 'KY', 'MH', 'MP', 'MX', 'NR', 'PF', 'PG', 'PW', 'RU', 'SO', 'SV', 'TW', 'UM', 'US', 'VE', 'VI', 'VN')));--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_are_complete" CHECK (btrim("addresses"."address_line_1") <> '' and btrim("addresses"."city") <> '' and btrim("addresses"."postal_code") <> '');