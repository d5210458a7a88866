ALTER TABLE "users" ADD COLUMN "saved_searches" json;
ALTER TABLE "users" ADD COLUMN "key_searching" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "users_searching" ON "users" USING gin ("key_searching") WITH (fastupdate=false);
