ALTER TABLE "users" ADD COLUMN "open_alerts" json;
ALTER TABLE "users" ADD COLUMN "open_told_on" date;
ALTER TABLE "users" ADD COLUMN "key_alerted" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "users_alerted" ON "users" USING gin ("key_alerted") WITH (fastupdate=false);
