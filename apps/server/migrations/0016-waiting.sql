CREATE TABLE "waits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"field_id" text NOT NULL,
	"athlete_id" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"turn" bigint NOT NULL,
	"booking_id" text,
	"tell_at" timestamp with time zone,
	"told" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"key_field_day" text[] NOT NULL,
	"key_due_day" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

ALTER TABLE "companies" ADD COLUMN "waiting_way" text;
CREATE INDEX "waits_company_id" ON "waits" USING btree ("company_id","seq");
CREATE INDEX "waits_athlete_id" ON "waits" USING btree ("athlete_id","seq");
CREATE INDEX "waits_field_day" ON "waits" USING gin ("key_field_day") WITH (fastupdate=false);
CREATE INDEX "waits_due_day" ON "waits" USING gin ("key_due_day") WITH (fastupdate=false);
