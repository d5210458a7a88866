ALTER TABLE "users" ADD COLUMN "notice_mails" json;
ALTER TABLE "users" ADD COLUMN "waiting_notices" json;
ALTER TABLE "users" ADD COLUMN "key_waiting" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "users_waiting" ON "users" USING gin ("key_waiting") WITH (fastupdate=false);
