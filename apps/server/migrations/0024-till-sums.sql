ALTER TABLE "bookings" ADD COLUMN "key_money_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "series" ADD COLUMN "key_money_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "tabs" ADD COLUMN "key_money_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "tills" ADD COLUMN "key_settling" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "tills" ADD COLUMN "sums" json;
-- The backend alone knows what closed tills came to: it sums them up before it answers anybody (sum-old-tills.ts).
INSERT INTO keys_to_make VALUES ('bookings'), ('series'), ('tabs'), ('tills') ON CONFLICT DO NOTHING;
CREATE INDEX "bookings_money_day" ON "bookings" USING gin ("key_money_day") WITH (fastupdate=false);
CREATE INDEX "series_money_day" ON "series" USING gin ("key_money_day") WITH (fastupdate=false);
CREATE INDEX "tabs_money_day" ON "tabs" USING gin ("key_money_day") WITH (fastupdate=false);
CREATE INDEX "tills_settling" ON "tills" USING gin ("key_settling") WITH (fastupdate=false);
