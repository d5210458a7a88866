-- The Pix codes that wait for a bank, and what the bank tells of money that came. They are no tables of the backend.
CREATE TABLE pix_charges (
	txid text PRIMARY KEY,
	-- The txid in the code that stands there before the bank has made its own.
	code_txid text NOT NULL,
	table_name text NOT NULL,
	row_id text NOT NULL,
	payment_id text NOT NULL,
	amount_cents bigint NOT NULL,
	key text NOT NULL,
	code text NOT NULL,
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	-- `waiting` for the bank to know it, `registered` there, `paid`, or `over`.
	status text NOT NULL DEFAULT 'waiting',
	tries integer NOT NULL DEFAULT 0,
	next_at timestamptz NOT NULL
);

CREATE INDEX pix_charges_due ON pix_charges (next_at) WHERE status IN ('waiting', 'registered');

CREATE INDEX pix_charges_code ON pix_charges (code_txid);

CREATE TABLE pix_received (
	end_to_end_id text PRIMARY KEY,
	txid text,
	amount_cents bigint NOT NULL,
	paid_at timestamptz NOT NULL,
	-- `paid` what it was for; otherwise the reason for which people were told: `amount`, `again`, `refused`, `unknown`. Null until it is settled.
	outcome text,
	next_at timestamptz NOT NULL
);

CREATE INDEX pix_received_open ON pix_received (next_at) WHERE outcome IS NULL;
