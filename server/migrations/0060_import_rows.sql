-- What an import would do, or did, with each row of a long file: kept for a while, for the person who
-- sent it, in slices of a hundred rows.
CREATE TABLE import_rows (
  clinic_id uuid NOT NULL REFERENCES clinics,
  import_id uuid NOT NULL,
  slice int NOT NULL CHECK (slice >= 0),
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('drugs', 'lab-tests')),
  total int NOT NULL CHECK (total >= 0),
  rows json NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, import_id, slice),
  FOREIGN KEY (clinic_id, user_id) REFERENCES users (clinic_id, id)
);
CREATE INDEX import_rows_of_a_person ON import_rows (clinic_id, user_id);
CREATE INDEX import_rows_by_age ON import_rows (kept_at);
CALL protect_clinic_table('import_rows', 'INSERT, DELETE');
