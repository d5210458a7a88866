-- Keys by which calls and jobs find rows that they read whole tables for.
DROP INDEX "rachas_visibility";
ALTER TABLE "companies" ADD COLUMN "key_name" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "companies" ADD COLUMN "key_city" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "series" ADD COLUMN "key_field_id" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "expenses" ADD COLUMN "key_unpaid_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "expense_series" ADD COLUMN "key_making_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "rachas" ADD COLUMN "key_start_month" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "rachas" ADD COLUMN "key_open_month" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "rachas" ADD COLUMN "key_closing_day" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "splits" ADD COLUMN "key_source_id" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "key_parent_id" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "mails" ADD COLUMN "key_reader" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "interests" ADD COLUMN "key_reader" text[] DEFAULT '{}' NOT NULL;
CREATE INDEX "companies_name" ON "companies" USING gin ("key_name");
CREATE INDEX "companies_city" ON "companies" USING gin ("key_city");
CREATE INDEX "series_field_id" ON "series" USING gin ("key_field_id");
CREATE INDEX "reviews_author_id" ON "reviews" USING btree ("author_id","seq");
CREATE INDEX "stock_movements_company_id" ON "stock_movements" USING btree ("company_id","seq");
CREATE INDEX "stock_movements_tab_id" ON "stock_movements" USING btree ("tab_id","seq");
CREATE INDEX "stock_movements_expense_id" ON "stock_movements" USING btree ("expense_id","seq");
CREATE INDEX "expenses_unpaid_day" ON "expenses" USING gin ("key_unpaid_day");
CREATE INDEX "expense_series_making_day" ON "expense_series" USING gin ("key_making_day");
CREATE INDEX "rachas_start_month" ON "rachas" USING gin ("key_start_month");
CREATE INDEX "rachas_open_month" ON "rachas" USING gin ("key_open_month");
CREATE INDEX "rachas_closing_day" ON "rachas" USING gin ("key_closing_day");
CREATE INDEX "splits_source_id" ON "splits" USING gin ("key_source_id");
CREATE INDEX "sessions_parent_id" ON "sessions" USING gin ("key_parent_id");
CREATE INDEX "mails_reader" ON "mails" USING gin ("key_reader");
CREATE INDEX "interests_reader" ON "interests" USING gin ("key_reader");

-- The tables whose rows get the keys that only the backend can make (make-keys.ts).
CREATE TABLE keys_to_make (table_name text PRIMARY KEY);
INSERT INTO keys_to_make VALUES ('companies'), ('series'), ('expenses'), ('expense_series'), ('rachas'), ('splits'), ('sessions'), ('mails'), ('interests');
