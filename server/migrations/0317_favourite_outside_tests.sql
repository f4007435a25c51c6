-- The tests of a favourite that the patient has done elsewhere, one per line.
ALTER TABLE favourites ADD COLUMN outside_tests text NOT NULL DEFAULT '';
