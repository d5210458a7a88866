ALTER TABLE "users" ADD COLUMN "calendar_feed" json;
ALTER TABLE "users" ADD COLUMN "key_calendar_secret" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "users_calendar_secret" ON "users" USING gin ("key_calendar_secret") WITH (fastupdate=false);
