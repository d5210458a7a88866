CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"code" text NOT NULL,
	"percent" bigint,
	"amount_cents" bigint,
	"field_ids" json NOT NULL,
	"weekdays" json NOT NULL,
	"from_minute" bigint NOT NULL,
	"to_minute" bigint NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"max_uses" bigint,
	"once_per_person" boolean NOT NULL,
	"status" text NOT NULL,
	"taken" bigint NOT NULL,
	"version" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_code" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

ALTER TABLE "bookings" ADD COLUMN "coupon_used" json;
ALTER TABLE "bookings" ADD COLUMN "key_coupon_id" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "key_coupon_by" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "coupons_company_id" ON "coupons" USING btree ("company_id","seq");
CREATE INDEX "coupons_code" ON "coupons" USING gin ("key_code") WITH (fastupdate=false);
CREATE INDEX "bookings_coupon_id" ON "bookings" USING gin ("key_coupon_id") WITH (fastupdate=false);
CREATE INDEX "bookings_coupon_by" ON "bookings" USING gin ("key_coupon_by") WITH (fastupdate=false);
