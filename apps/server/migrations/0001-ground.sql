-- The ground that each live booking takes, a row for each field without parts: the database itself refuses a second one (rule 1).
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE ground_cells (
	booking_id text NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
	cell text NOT NULL,
	during tstzrange NOT NULL CHECK (NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)),
	-- The instant at which an unpaid booking gives its time back; null for others.
	held_until timestamptz,
	EXCLUDE USING gist (cell WITH =, during WITH &&)
);

CREATE INDEX ground_cells_booking ON ground_cells (booking_id);

-- Returns the cells of a field: its parts, or itself.
CREATE FUNCTION cells_of(field text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
	SELECT part FROM fields, json_array_elements_text(parts) AS part WHERE id = field
	UNION ALL
	SELECT id FROM fields WHERE id = field AND json_array_length(parts) = 0
$$;

-- Takes the ground of a booking, by its present row. `campo.now` is the instant of the call.
CREATE FUNCTION take_ground(booking bookings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	now_ timestamptz := coalesce(nullif(current_setting('campo.now', true), '')::timestamptz, now());
	held timestamptz := CASE WHEN booking.status = 'awaiting_payment' THEN coalesce(booking.hold_expires_at, now_) END;
BEGIN
	DELETE FROM ground_cells WHERE booking_id = booking.id;
	IF booking.status IN ('cancelled', 'expired', 'rained_out') OR held <= now_ THEN RETURN; END IF;
	-- Holds that have ended give their time back.
	DELETE FROM ground_cells
	WHERE held_until <= now_ AND cell IN (SELECT cells_of(booking.field_id))
	AND during && tstzrange(booking.start, booking."end", '[)');
	INSERT INTO ground_cells (booking_id, cell, during, held_until)
	SELECT booking.id, cell, tstzrange(booking.start, booking."end", '[)'), held
	FROM cells_of(booking.field_id) AS cell;
END
$$;

CREATE FUNCTION booking_takes_ground() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM take_ground(NEW);
	RETURN NULL;
END
$$;

CREATE TRIGGER booking_takes_ground AFTER INSERT OR UPDATE OF field_id, start, "end", status, hold_expires_at ON bookings
FOR EACH ROW EXECUTE FUNCTION booking_takes_ground();

-- A field with other parts is other ground, for its coming bookings too.
CREATE FUNCTION field_moves_ground() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.parts::text IS DISTINCT FROM OLD.parts::text THEN
		PERFORM take_ground(b) FROM bookings b WHERE b.field_id = NEW.id AND b."end" > now();
	END IF;
	RETURN NULL;
END
$$;

CREATE TRIGGER field_moves_ground AFTER UPDATE OF parts ON fields
FOR EACH ROW EXECUTE FUNCTION field_moves_ground();
