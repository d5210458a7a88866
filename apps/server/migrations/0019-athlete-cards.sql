ALTER TABLE "users" ADD COLUMN "card" json;
ALTER TABLE "users" ADD COLUMN "key_card_handle" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "users" ADD COLUMN "key_listed" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "users_card_handle" ON "users" USING gin ("key_card_handle") WITH (fastupdate=false);
CREATE INDEX "users_listed" ON "users" USING gin ("key_listed") WITH (fastupdate=false);
