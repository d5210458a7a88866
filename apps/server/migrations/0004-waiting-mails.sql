-- The mails that wait to leave, in the order in which they are due.
CREATE INDEX mails_waiting ON mails ((delivery->>'nextAt') COLLATE "C") WHERE delivery IS NOT NULL;
