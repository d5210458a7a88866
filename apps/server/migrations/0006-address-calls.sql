-- The calls of an address that are counted together, until they are forgotten. It is no table of the backend.
CREATE TABLE address_calls (
	id text PRIMARY KEY,
	ends_at timestamptz NOT NULL,
	count integer NOT NULL
);

CREATE INDEX address_calls_ends ON address_calls (ends_at);
