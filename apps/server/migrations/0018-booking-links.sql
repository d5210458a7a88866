CREATE TABLE "booking_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"booking_id" text NOT NULL,
	"giver_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"ended" json,
	"seq" bigserial NOT NULL
);

CREATE INDEX "booking_links_token" ON "booking_links" USING btree ("token","seq");
CREATE INDEX "booking_links_booking_id" ON "booking_links" USING btree ("booking_id","seq");
