-- The note of a breach of patients' data, what was added to it, and whom it touches as it was known when
-- it was noted (the log of reads is kept a year only). Nothing of it is changed or removed; as the log of
-- reads it is the system's alone, and the owner's page asks as the system.
CREATE TABLE breaches (
  id uuid NOT NULL,
  clinic_id uuid NOT NULL REFERENCES clinics,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  noticed_at timestamptz NOT NULL,
  touched_by text NOT NULL CHECK (touched_by IN ('account', 'everyone')),
  person_id uuid,
  from_at timestamptz,
  until_at timestamptz,
  happened text NOT NULL,
  consequences text NOT NULL,
  measures text NOT NULL,
  advice text NOT NULL,
  contact text NOT NULL,
  lists int NOT NULL CHECK (lists >= 0),
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, person_id) REFERENCES users (clinic_id, id),
  CHECK (from_at < until_at),
  CHECK (touched_by = 'everyone'
    OR (person_id IS NOT NULL AND from_at IS NOT NULL AND until_at IS NOT NULL))
);
CREATE TABLE breach_addenda (
  id uuid NOT NULL,
  clinic_id uuid NOT NULL,
  breach_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, breach_id) REFERENCES breaches (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX breach_addenda_of_a_breach ON breach_addenda (clinic_id, breach_id);
CREATE TABLE breach_patients (
  clinic_id uuid NOT NULL,
  breach_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  opened boolean NOT NULL,
  changed boolean NOT NULL,
  PRIMARY KEY (clinic_id, breach_id, patient_id),
  FOREIGN KEY (clinic_id, breach_id) REFERENCES breaches (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id) ON DELETE CASCADE
);
CREATE INDEX breach_patients_of_a_patient ON breach_patients (clinic_id, patient_id);
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['breaches', 'breach_addenda', 'breach_patients'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY whole_system ON %I TO openopd_system USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO openopd_system', name);
  END LOOP;
END $$;
-- What one person did in a time.
CREATE INDEX audit_log_of_a_person ON audit_log (clinic_id, user_id, at);
