-- A card is a row once it is charged; one of which somebody only had a token is nobody's.
DELETE FROM "cards" WHERE "charge" IS NULL OR "charge"::text = 'null';
ALTER TABLE "cards" ALTER COLUMN "charge" SET NOT NULL;
ALTER TABLE "cards" DROP COLUMN "outcome";

-- The charges of cards that wait for their bank. They are no tables of the backend, and have no number of a card: banks give tokens.
CREATE TABLE card_charges (
	-- The id of the payment, by which the bank knows it: asked for again, it is the same charge.
	id text PRIMARY KEY,
	token text NOT NULL,
	amount_cents bigint NOT NULL,
	instalments integer NOT NULL,
	created_at timestamptz NOT NULL,
	-- `waiting` for the bank to be asked, `asked`, `approved`, `declined`, or `over`: nothing waits for it any more.
	status text NOT NULL DEFAULT 'waiting',
	tries integer NOT NULL DEFAULT 0,
	next_at timestamptz NOT NULL
);

CREATE INDEX card_charges_due ON card_charges (next_at) WHERE status IN ('waiting', 'asked');

-- The money that goes back on a card, as pix_refunds for a Pix.
CREATE TABLE card_refunds (
	id text PRIMARY KEY,
	table_name text NOT NULL,
	row_id text NOT NULL,
	payment_id text NOT NULL,
	amount_cents bigint NOT NULL,
	created_at timestamptz NOT NULL,
	status text NOT NULL DEFAULT 'waiting',
	tries integer NOT NULL DEFAULT 0,
	next_at timestamptz NOT NULL
);

CREATE INDEX card_refunds_due ON card_refunds (next_at) WHERE status = 'waiting';
