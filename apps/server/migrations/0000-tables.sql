CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"image_path" text,
	"email_verified_at" timestamp with time zone,
	"profile" json NOT NULL,
	"password" text,
	"password_unproven" boolean,
	"blocked" boolean NOT NULL,
	"cpf" text,
	"birth_date" date,
	"gender" text,
	"sports" json,
	"city" text,
	"muted" json,
	"favourites" json,
	"pending_email" text,
	"terms" json,
	"invited" boolean,
	"guardian_consent" boolean,
	"key_email" text[] NOT NULL,
	"key_phone" text[] NOT NULL,
	"key_role" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image_path" text,
	"whatsapp" text,
	"phone" text,
	"address" json NOT NULL,
	"time_zone" text NOT NULL,
	"amenities" json NOT NULL,
	"accepts_pay_at_venue" boolean NOT NULL,
	"max_instalments" bigint NOT NULL,
	"description" text NOT NULL,
	"opening_hours" json NOT NULL,
	"holidays" json NOT NULL,
	"rules" json NOT NULL,
	"owner_id" text,
	"status" text NOT NULL,
	"status_reason" text,
	"cnpj" text,
	"pix_key" text NOT NULL,
	"sells_beyond_stock" boolean,
	"sharing" json,
	"money" json,
	"version" bigint NOT NULL,
	"owner_deleted" boolean,
	"key_cep" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "fields" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sports" json NOT NULL,
	"surface" text NOT NULL,
	"length_meters" double precision NOT NULL,
	"width_meters" double precision NOT NULL,
	"players" bigint NOT NULL,
	"indoor" boolean NOT NULL,
	"photos" json NOT NULL,
	"company_id" text NOT NULL,
	"description" text NOT NULL,
	"rules" text,
	"amenities" json NOT NULL,
	"slot_minutes" bigint NOT NULL,
	"min_slots" bigint NOT NULL,
	"max_slots" bigint NOT NULL,
	"base_price_cents" bigint NOT NULL,
	"price_rules" json NOT NULL,
	"next_prices" json NOT NULL,
	"opening_hours" json,
	"holiday_hours" json,
	"horizon_days" bigint NOT NULL,
	"min_notice_minutes" bigint NOT NULL,
	"buffer_minutes" bigint NOT NULL,
	"avoid_gaps" boolean NOT NULL,
	"parts" json NOT NULL,
	"accepts_pay_at_venue" boolean NOT NULL,
	"status" text NOT NULL,
	"version" bigint NOT NULL,
	"times_set" boolean,
	"key_prices" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "closures" (
	"field_ids" json,
	"reason" text NOT NULL,
	"reason_shown" boolean NOT NULL,
	"when" json NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"field_id" text NOT NULL,
	"company_id" text NOT NULL,
	"athlete_id" text,
	"customer_name" text NOT NULL,
	"customer_phone" text,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"price_cents" bigint NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"rules" json NOT NULL,
	"cancellation" json,
	"payment" json,
	"balance" json,
	"credit_used" json,
	"rain" json,
	"series" json,
	"deal" json,
	"counter" json,
	"key_field_day" text[] NOT NULL,
	"key_company_day" text[] NOT NULL,
	"key_series_id" text[] NOT NULL,
	"key_game_day" text[] NOT NULL,
	"key_credit_of" text[] NOT NULL,
	"key_credit_by" text[] NOT NULL,
	"key_pix_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "series" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"athlete_id" text,
	"customer_name" text NOT NULL,
	"customer_phone" text,
	"segments" json NOT NULL,
	"skipped" json NOT NULL,
	"pauses" json NOT NULL,
	"terms" json NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accounts" json NOT NULL,
	"version" bigint NOT NULL,
	"changes" json NOT NULL,
	"key_credit_by" text[] NOT NULL,
	"key_pix_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "series_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"athlete_id" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text,
	"wish" json NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"offer" json,
	"reason" text,
	"answered_at" timestamp with time zone,
	"series_id" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"field_id" text NOT NULL,
	"author_name" text NOT NULL,
	"stars" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" json,
	"company_id" text NOT NULL,
	"author_id" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"ean" text,
	"stock" bigint NOT NULL,
	"stock_value_cents" bigint NOT NULL,
	"cost_cents" bigint,
	"low_stock_at" bigint NOT NULL,
	"status" text NOT NULL,
	"photo" text,
	"version" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_ids" json NOT NULL,
	"before" json NOT NULL,
	"undone_at" timestamp with time zone,
	"seq" bigserial NOT NULL
);

CREATE TABLE "stock_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" bigint NOT NULL,
	"value_cents" bigint NOT NULL,
	"settled_cents" bigint NOT NULL,
	"beyond" bigint NOT NULL,
	"stock_after" bigint NOT NULL,
	"reason" text,
	"supplier" text,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"tab_id" text,
	"line_id" text,
	"expense_id" text,
	"reverses_id" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "edits" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"changes" json NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "audits" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"call" text NOT NULL,
	"resource" text NOT NULL,
	"row_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"changes" json NOT NULL,
	"reason" text,
	"command_id" text,
	"undone_at" timestamp with time zone,
	"seq" bigserial NOT NULL
);

CREATE TABLE "tabs" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"company_id" text NOT NULL,
	"athlete_id" text,
	"customer_name" text NOT NULL,
	"customer_phone" text,
	"booking_id" text,
	"status" text NOT NULL,
	"items" json NOT NULL,
	"discount" json,
	"service_percent" json NOT NULL,
	"payments" json NOT NULL,
	"pending_pix" json NOT NULL,
	"pending_cards" json,
	"credits" json,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"bill_asked_at" timestamp with time zone,
	"merged_into_id" text,
	"version" bigint NOT NULL,
	"last_commands" json NOT NULL,
	"key_credit_by" text[] NOT NULL,
	"key_pix_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "tab_commands" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"tab_id" text NOT NULL,
	"other_tab_id" text,
	"command" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"before" json NOT NULL,
	"moved" json NOT NULL,
	"line_id" text,
	"undone_by_id" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "booking_commands" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"command" json NOT NULL,
	"booking_ids" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"before" json NOT NULL,
	"undone_by_id" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "sent_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"tab_id" text NOT NULL,
	"user_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "tills" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by_id" text NOT NULL,
	"float_cents" bigint NOT NULL,
	"movements" json NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by_id" text,
	"counted_cents" bigint,
	"difference_reason" text,
	"carried" json NOT NULL,
	"corrections" json,
	"sales_seen" json,
	"seq" bigserial NOT NULL
);

CREATE TABLE "closings" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by_id" text,
	"cash" json NOT NULL,
	"accrual" json NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "deals" (
	"field_ids" json NOT NULL,
	"weekdays" json NOT NULL,
	"from_minute" bigint NOT NULL,
	"to_minute" bigint NOT NULL,
	"hour_cents" bigint,
	"percent" bigint,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"audience" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seq" bigserial NOT NULL
);

CREATE TABLE "expenses" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"supplier" text,
	"category" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"due_day" date NOT NULL,
	"method" text,
	"note" text,
	"payments" json NOT NULL,
	"series" json,
	"product_id" text,
	"version" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"key_series_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "expense_series" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"every" text NOT NULL,
	"weekend" text NOT NULL,
	"instalments" bigint,
	"made" bigint NOT NULL,
	"last" bigint,
	"stretches" json NOT NULL,
	"version" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "expense_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"company_id" text NOT NULL,
	"expense_id" text NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "expense_commands" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"before" json NOT NULL,
	"left" json NOT NULL,
	"bills" json,
	"undone" boolean NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "rachas" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"organizer_id" text NOT NULL,
	"sport" text NOT NULL,
	"booking_id" text,
	"place" text NOT NULL,
	"time_zone" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"max_players" bigint NOT NULL,
	"price_per_head_cents" bigint NOT NULL,
	"min_age" bigint,
	"max_age" bigint,
	"weekly" boolean NOT NULL,
	"visibility" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"goalkeeper_places" bigint NOT NULL,
	"regulars_until_hours" bigint,
	"free_out_hours" bigint,
	"quorum" bigint,
	"without_quorum" text NOT NULL,
	"priority" text NOT NULL,
	"group_id" text NOT NULL,
	"opening" json,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"closed_at" timestamp with time zone,
	"participants" json NOT NULL,
	"link_token" text NOT NULL,
	"list_style" json,
	"play" json NOT NULL,
	"votes" json NOT NULL,
	"muted_by" json NOT NULL,
	"changes" json NOT NULL,
	"key_user_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "splits" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"organizer_id" text NOT NULL,
	"group_token" text NOT NULL,
	"title" text NOT NULL,
	"origin" json NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"items" json NOT NULL,
	"people" json NOT NULL,
	"shares" json NOT NULL,
	"payments" json NOT NULL,
	"reminders" json NOT NULL,
	"changes" json NOT NULL,
	"commands" json NOT NULL,
	"key_share_token" text[] NOT NULL,
	"key_payment_id" text[] NOT NULL,
	"key_user_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"icon" text,
	"action_text" text,
	"action_url" text,
	"open_in_new_tab" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"about" json,
	"moved" json,
	"group" json,
	"shape" text NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "cards" (
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"charge" json,
	"key_charge" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"public_id" text NOT NULL,
	"device" text,
	"seen_at" timestamp with time zone NOT NULL,
	"look" json,
	"seq" bigserial NOT NULL
);

CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"failure" text,
	"seq" bigserial NOT NULL
);

CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"secret" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"key_email" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" json NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "interests" (
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"description" text,
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"seq" bigserial NOT NULL
);

CREATE TABLE "replays" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" bigint NOT NULL,
	"body" text NOT NULL,
	"key_user_id" text[] NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE TABLE "noticed" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL
);

CREATE INDEX "users_email" ON "users" USING gin ("key_email");
CREATE INDEX "users_phone" ON "users" USING gin ("key_phone");
CREATE INDEX "users_cpf" ON "users" USING btree ("cpf","seq");
CREATE INDEX "users_role" ON "users" USING gin ("key_role");
CREATE INDEX "companies_slug" ON "companies" USING btree ("slug","seq");
CREATE INDEX "companies_owner_id" ON "companies" USING btree ("owner_id","seq");
CREATE INDEX "companies_cep" ON "companies" USING gin ("key_cep");
CREATE INDEX "companies_cnpj" ON "companies" USING btree ("cnpj","seq");
CREATE INDEX "fields_company_id" ON "fields" USING btree ("company_id","seq");
CREATE INDEX "fields_status" ON "fields" USING btree ("status","seq");
CREATE INDEX "fields_prices" ON "fields" USING gin ("key_prices");
CREATE INDEX "closures_company_id" ON "closures" USING btree ("company_id","seq");
CREATE INDEX "bookings_field_id" ON "bookings" USING btree ("field_id","seq");
CREATE INDEX "bookings_athlete_id" ON "bookings" USING btree ("athlete_id","seq");
CREATE INDEX "bookings_company_id" ON "bookings" USING btree ("company_id","seq");
CREATE INDEX "bookings_field_day" ON "bookings" USING gin ("key_field_day");
CREATE INDEX "bookings_company_day" ON "bookings" USING gin ("key_company_day");
CREATE INDEX "bookings_code" ON "bookings" USING btree ("code","seq");
CREATE INDEX "bookings_series_id" ON "bookings" USING gin ("key_series_id");
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","seq");
CREATE INDEX "bookings_game_day" ON "bookings" USING gin ("key_game_day");
CREATE INDEX "bookings_credit_of" ON "bookings" USING gin ("key_credit_of");
CREATE INDEX "bookings_credit_by" ON "bookings" USING gin ("key_credit_by");
CREATE INDEX "bookings_pix_id" ON "bookings" USING gin ("key_pix_id");
CREATE INDEX "series_company_id" ON "series" USING btree ("company_id","seq");
CREATE INDEX "series_athlete_id" ON "series" USING btree ("athlete_id","seq");
CREATE INDEX "series_credit_by" ON "series" USING gin ("key_credit_by");
CREATE INDEX "series_pix_id" ON "series" USING gin ("key_pix_id");
CREATE INDEX "series_requests_company_id" ON "series_requests" USING btree ("company_id","seq");
CREATE INDEX "series_requests_athlete_id" ON "series_requests" USING btree ("athlete_id","seq");
CREATE INDEX "reviews_field_id" ON "reviews" USING btree ("field_id","seq");
CREATE INDEX "reviews_company_id" ON "reviews" USING btree ("company_id","seq");
CREATE INDEX "products_company_id" ON "products" USING btree ("company_id","seq");
CREATE INDEX "stock_movements_product_id" ON "stock_movements" USING btree ("product_id","seq");
CREATE INDEX "stock_movements_line_id" ON "stock_movements" USING btree ("line_id","seq");
CREATE INDEX "stock_movements_reverses_id" ON "stock_movements" USING btree ("reverses_id","seq");
CREATE INDEX "edits_subject_id" ON "edits" USING btree ("subject_id","seq");
CREATE INDEX "audits_row_id" ON "audits" USING btree ("row_id","seq");
CREATE INDEX "audits_command_id" ON "audits" USING btree ("command_id","seq");
CREATE INDEX "tabs_company_id" ON "tabs" USING btree ("company_id","seq");
CREATE INDEX "tabs_athlete_id" ON "tabs" USING btree ("athlete_id","seq");
CREATE INDEX "tabs_code" ON "tabs" USING btree ("code","seq");
CREATE INDEX "tabs_credit_by" ON "tabs" USING gin ("key_credit_by");
CREATE INDEX "tabs_pix_id" ON "tabs" USING gin ("key_pix_id");
CREATE INDEX "tab_commands_tab_id" ON "tab_commands" USING btree ("tab_id","seq");
CREATE INDEX "tab_commands_other_tab_id" ON "tab_commands" USING btree ("other_tab_id","seq");
CREATE INDEX "sent_receipts_user_id" ON "sent_receipts" USING btree ("user_id","seq");
CREATE INDEX "tills_company_id" ON "tills" USING btree ("company_id","seq");
CREATE INDEX "closings_company_id" ON "closings" USING btree ("company_id","seq");
CREATE INDEX "closings_month" ON "closings" USING btree ("month","seq");
CREATE INDEX "deals_company_id" ON "deals" USING btree ("company_id","seq");
CREATE INDEX "expenses_company_id" ON "expenses" USING btree ("company_id","seq");
CREATE INDEX "expenses_series_id" ON "expenses" USING gin ("key_series_id");
CREATE INDEX "expense_series_company_id" ON "expense_series" USING btree ("company_id","seq");
CREATE INDEX "expense_receipts_expense_id" ON "expense_receipts" USING btree ("expense_id","seq");
CREATE INDEX "rachas_booking_id" ON "rachas" USING btree ("booking_id","seq");
CREATE INDEX "rachas_organizer_id" ON "rachas" USING btree ("organizer_id","seq");
CREATE INDEX "rachas_group_id" ON "rachas" USING btree ("group_id","seq");
CREATE INDEX "rachas_code" ON "rachas" USING btree ("code","seq");
CREATE INDEX "rachas_link_token" ON "rachas" USING btree ("link_token","seq");
CREATE INDEX "rachas_visibility" ON "rachas" USING btree ("visibility","seq");
CREATE INDEX "rachas_user_id" ON "rachas" USING gin ("key_user_id");
CREATE INDEX "splits_organizer_id" ON "splits" USING btree ("organizer_id","seq");
CREATE INDEX "splits_code" ON "splits" USING btree ("code","seq");
CREATE INDEX "splits_group_token" ON "splits" USING btree ("group_token","seq");
CREATE INDEX "splits_share_token" ON "splits" USING gin ("key_share_token");
CREATE INDEX "splits_payment_id" ON "splits" USING gin ("key_payment_id");
CREATE INDEX "splits_user_id" ON "splits" USING gin ("key_user_id");
CREATE INDEX "notifications_user_id" ON "notifications" USING btree ("user_id","seq");
CREATE INDEX "cards_charge" ON "cards" USING gin ("key_charge");
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id","seq");
CREATE INDEX "sessions_public_id" ON "sessions" USING btree ("public_id","seq");
CREATE INDEX "proofs_email" ON "proofs" USING gin ("key_email");
CREATE INDEX "proofs_user_id" ON "proofs" USING btree ("user_id","seq");
CREATE INDEX "replays_user_id" ON "replays" USING gin ("key_user_id");
