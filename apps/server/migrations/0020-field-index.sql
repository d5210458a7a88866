-- The fields that anyone may find, as a search finds and orders them: kept by the server with every change of theirs (decision 179).
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE field_index (
	field_id text PRIMARY KEY REFERENCES fields (id) ON DELETE CASCADE,
	company_id text NOT NULL,
	name text NOT NULL,
	-- Folded texts: all in which words are looked for, the city, the district.
	words text NOT NULL,
	city text NOT NULL,
	district text NOT NULL,
	sports text[] NOT NULL,
	surface text NOT NULL,
	indoor boolean NOT NULL,
	amenities text[] NOT NULL,
	latitude double precision NOT NULL,
	longitude double precision NOT NULL,
	time_zone text NOT NULL,
	-- The price of the cheapest booking, in cents, and those from later days on.
	from_cents bigint NOT NULL,
	later_cents json,
	relevance double precision NOT NULL,
	rating double precision NOT NULL
);

-- The bookings of all fields around a time.
CREATE INDEX bookings_start ON bookings (start);
CREATE INDEX field_index_company ON field_index (company_id);
CREATE INDEX field_index_words ON field_index USING gin (words gin_trgm_ops) WITH (fastupdate=false);
CREATE INDEX field_index_place ON field_index (city, district);
CREATE INDEX field_index_sports ON field_index USING gin (sports) WITH (fastupdate=false);
CREATE INDEX field_index_point ON field_index (latitude, longitude);
