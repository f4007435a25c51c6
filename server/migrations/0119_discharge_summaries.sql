-- The discharge summary of a stay, as its doctor wrote it.
CREATE TABLE discharge_summaries (
  clinic_id uuid NOT NULL REFERENCES clinics,
  admission_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  diagnosis text NOT NULL,
  treatment text NOT NULL,
  condition text NOT NULL,
  medicines text NOT NULL,
  advice text NOT NULL,
  follow_up_on date,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, admission_id),
  FOREIGN KEY (clinic_id, admission_id) REFERENCES admissions (clinic_id, id),
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('discharge_summaries', 'INSERT, UPDATE');

CREATE FUNCTION refuse_summary_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM patients
    JOIN admissions ON admissions.clinic_id = patients.clinic_id
      AND admissions.patient_id = patients.id
    WHERE admissions.clinic_id = NEW.clinic_id AND admissions.id = NEW.admission_id
      AND patients.erased_at IS NOT NULL
    FOR KEY SHARE OF patients;
  IF NOT FOUND THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the patient is erased'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_is_erased';
END $$;
CREATE TRIGGER discharge_summaries_of_no_erased BEFORE INSERT OR UPDATE ON discharge_summaries
  FOR EACH ROW EXECUTE FUNCTION refuse_summary_of_erased();
