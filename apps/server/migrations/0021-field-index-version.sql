-- The version of the entries that the index of fields has; none before it is laid out.
CREATE TABLE field_index_version (version integer NOT NULL);
