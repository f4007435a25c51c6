-- The sheet of a visit: diagnoses, advice, follow-up, and the rows that are not ordered yet. What is
-- ordered stands in the orders, which now name their visit.

-- An order's visit is one of the order's patient. NULL: an order without a visit, or of the time before.
ALTER TABLE pharmacy_orders
  ADD visit_id uuid,
  ADD FOREIGN KEY (clinic_id, patient_id, visit_id) REFERENCES visits (clinic_id, patient_id, id);
CREATE INDEX pharmacy_orders_of_a_visit ON pharmacy_orders (clinic_id, visit_id)
  WHERE visit_id IS NOT NULL;
ALTER TABLE lab_orders
  ADD visit_id uuid,
  ADD FOREIGN KEY (clinic_id, patient_id, visit_id) REFERENCES visits (clinic_id, patient_id, id);
CREATE INDEX lab_orders_of_a_visit ON lab_orders (clinic_id, visit_id) WHERE visit_id IS NOT NULL;

CREATE TABLE visit_sheets (
  clinic_id uuid NOT NULL REFERENCES clinics,
  visit_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  advice text NOT NULL DEFAULT '',
  follow_up_on date,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, visit_id),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visits (clinic_id, id),
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('visit_sheets', 'INSERT, UPDATE');
CREATE TRIGGER visit_sheets_begin_draft AFTER INSERT ON visit_sheets
  FOR EACH ROW EXECUTE FUNCTION begin_asked_draft();

-- Nothing is written about an erased patient.
CREATE FUNCTION refuse_sheet_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM patients
    JOIN visits ON visits.clinic_id = patients.clinic_id AND visits.patient_id = patients.id
    WHERE visits.clinic_id = NEW.clinic_id AND visits.id = NEW.visit_id
      AND patients.erased_at IS NOT NULL
    FOR KEY SHARE OF patients;
  IF NOT FOUND THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the patient is erased'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_is_erased';
END $$;
CREATE TRIGGER visit_sheets_of_no_erased BEFORE INSERT OR UPDATE ON visit_sheets
  FOR EACH ROW EXECUTE FUNCTION refuse_sheet_of_erased();

CREATE TABLE visit_diagnoses (
  clinic_id uuid NOT NULL REFERENCES clinics,
  visit_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  noted_at timestamptz NOT NULL,
  noted_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, visit_id, position),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visit_sheets (clinic_id, visit_id),
  FOREIGN KEY (clinic_id, noted_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX visit_diagnoses_by_name ON visit_diagnoses (clinic_id, lower(name) text_pattern_ops);
CALL protect_clinic_table('visit_diagnoses', 'INSERT, UPDATE, DELETE');

CREATE TABLE visit_held_rows (
  clinic_id uuid NOT NULL REFERENCES clinics,
  visit_id uuid NOT NULL,
  id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  kind text NOT NULL CHECK (kind IN ('drug', 'test')),
  typed text NOT NULL,
  -- The order line of a chosen drug, in the wire's shape.
  item jsonb CHECK (jsonb_typeof(item) = 'object'),
  PRIMARY KEY (clinic_id, visit_id, id),
  UNIQUE (clinic_id, visit_id, position),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visit_sheets (clinic_id, visit_id)
);
CALL protect_clinic_table('visit_held_rows', 'INSERT, UPDATE, DELETE');
