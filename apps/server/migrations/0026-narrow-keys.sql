ALTER TABLE "tabs" ADD COLUMN "key_open_at" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "tabs" ADD COLUMN "key_asks_for" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "tabs" ADD COLUMN "key_sold_month" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "tabs_open_at" ON "tabs" USING gin ("key_open_at") WITH (fastupdate=false);
CREATE INDEX "tabs_asks_for" ON "tabs" USING gin ("key_asks_for") WITH (fastupdate=false);
CREATE INDEX "tabs_sold_month" ON "tabs" USING gin ("key_sold_month") WITH (fastupdate=false);
INSERT INTO keys_to_make VALUES ('tabs') ON CONFLICT DO NOTHING;
-- The order in which lists come: a page is read from its end, however many rows are before it. The first of them also tells the bookings around a time.
DROP INDEX bookings_start;
CREATE INDEX bookings_start ON bookings (start DESC NULLS LAST, id COLLATE "C" DESC NULLS LAST, seq)
	INCLUDE (field_id, "end", status, hold_expires_at);
CREATE INDEX bookings_company_start ON bookings (company_id, start DESC NULLS LAST, id COLLATE "C" DESC NULLS LAST, seq);
CREATE INDEX notifications_created ON notifications (created_at DESC NULLS LAST, id COLLATE "C", seq);
