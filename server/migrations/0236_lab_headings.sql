-- A heading of a column in a list of tests, in canonical words, and the field that a person gave it;
-- null: not imported.
CREATE TABLE lab_headings (
  clinic_id uuid NOT NULL REFERENCES clinics,
  heading text NOT NULL CHECK (heading <> '' AND length(heading) <= 200),
  field text CHECK (field <> ''),
  taught_at timestamptz NOT NULL,
  taught_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, heading),
  FOREIGN KEY (clinic_id, taught_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('lab_headings', 'INSERT, UPDATE');
