-- Every transaction that may write takes a lock on it, one that has met others too often the whole of it (decision 149). It has no rows.
CREATE TABLE turns ();
