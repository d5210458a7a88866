-- Holds that have ended are looked for by a key, of which a page has few fields. A search of the index that keeps ground apart reads its root, and whoever widens a page below that meets everyone who has read it.
CREATE INDEX ground_cells_begin ON ground_cells (cell, lower(during));

DROP FUNCTION take_ground(bookings);

-- Takes the ground of a booking, by its present row; a new one has none yet. `campo.now` is the instant of the call.
CREATE FUNCTION take_ground(booking bookings, is_new boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	now_ timestamptz := coalesce(nullif(current_setting('campo.now', true), '')::timestamptz, now());
	held timestamptz := CASE WHEN booking.status = 'awaiting_payment' THEN coalesce(booking.hold_expires_at, now_) END;
BEGIN
	IF NOT is_new THEN DELETE FROM ground_cells WHERE booking_id = booking.id; END IF;
	IF booking.status IN ('cancelled', 'expired', 'rained_out') OR held <= now_ THEN RETURN; END IF;
	-- Holds that have ended give their time back. None is longer than two days.
	DELETE FROM ground_cells
	WHERE held_until <= now_ AND cell IN (SELECT cells_of(booking.field_id))
	AND lower(during) < booking."end" AND lower(during) > booking.start - interval '2 days'
	AND upper(during) > booking.start;
	INSERT INTO ground_cells (booking_id, cell, during, held_until)
	SELECT booking.id, cell, tstzrange(booking.start, booking."end", '[)'), held
	FROM cells_of(booking.field_id) AS cell;
END
$$;

CREATE OR REPLACE FUNCTION booking_takes_ground() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM take_ground(NEW, TG_OP = 'INSERT');
	RETURN NULL;
END
$$;
