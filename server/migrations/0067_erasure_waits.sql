-- What is written about a patient while they are erased waits for the patient's row: asked for `erased_at`
-- at once, the row was not erased yet, nothing was waited for, and the reference to the patient let it in.
CREATE OR REPLACE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  IF TG_TABLE_NAME <> 'patients' THEN
    SELECT erased_at INTO erased FROM patients
      WHERE clinic_id = NEW.clinic_id AND id = NEW.patient_id FOR KEY SHARE;
    IF erased IS NULL THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the patient is erased'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_is_erased';
END $$;

-- The assistant keeps what it was asked and what it answered by visit: neither comes after the erasure,
-- also when the model was asked before it.
CREATE FUNCTION refuse_run_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  SELECT patients.erased_at INTO erased FROM visits
    JOIN patients ON patients.clinic_id = visits.clinic_id AND patients.id = visits.patient_id
    WHERE visits.clinic_id = NEW.clinic_id AND visits.id = NEW.visit_id
    FOR KEY SHARE OF patients;
  IF erased IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the patient is erased'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_is_erased';
END $$;
CREATE TRIGGER ai_runs_of_no_erased BEFORE INSERT ON ai_runs
  FOR EACH ROW EXECUTE FUNCTION refuse_run_of_erased();
CREATE TRIGGER ai_answers_of_no_erased BEFORE UPDATE OF proposal ON ai_runs
  FOR EACH ROW WHEN (NEW.proposal <> '') EXECUTE FUNCTION refuse_run_of_erased();
