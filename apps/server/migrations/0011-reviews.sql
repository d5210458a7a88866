ALTER TABLE "reviews" ADD COLUMN "booking_id" text;
ALTER TABLE "reviews" ADD COLUMN "helped_by" json;
ALTER TABLE "reviews" ADD COLUMN "reports" json;
CREATE INDEX "reviews_booking_id" ON "reviews" USING btree ("booking_id","seq");
