ALTER TABLE "favourites" RENAME TO "favorites";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favourites_user_id_type_item_id_pk" TO "favorites_user_id_type_item_id_pk";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favourites_type" TO "favorites_type";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favourites_user_id_users_id_fk" TO "favorites_user_id_users_id_fk";
