ALTER TABLE "proofs" ADD COLUMN "key_sent_day" text[] DEFAULT '{}' NOT NULL;
INSERT INTO keys_to_make VALUES ('proofs') ON CONFLICT DO NOTHING;
CREATE INDEX "proofs_sent_day" ON "proofs" USING gin ("key_sent_day") WITH (fastupdate=false);
