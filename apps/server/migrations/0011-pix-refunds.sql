-- The money that goes back by Pix, once its row says so: the bank of the transfer is asked to return it.
CREATE TABLE pix_refunds (
	-- Made of the payment and of what had gone back before: a second try is the same refund.
	id text PRIMARY KEY,
	table_name text NOT NULL,
	row_id text NOT NULL,
	payment_id text NOT NULL,
	amount_cents bigint NOT NULL,
	created_at timestamptz NOT NULL,
	-- `waiting` for the bank, `done`, or `told`: no bank returns it, and the arena knows.
	status text NOT NULL DEFAULT 'waiting',
	tries integer NOT NULL DEFAULT 0,
	next_at timestamptz NOT NULL
);

CREATE INDEX pix_refunds_due ON pix_refunds (next_at) WHERE status = 'waiting';
