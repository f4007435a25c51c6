-- Two records of one patient become one: every row of the lost record moves to the kept one in one
-- transaction, and the lost record goes. Its number and id still find the patient.
CREATE TABLE patient_merges (
  clinic_id uuid NOT NULL REFERENCES clinics,
  lost_id uuid NOT NULL,
  lost_token integer NOT NULL CHECK (lost_token > 0),
  patient_id uuid NOT NULL,
  merged_at timestamptz NOT NULL,
  merged_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, lost_id),
  UNIQUE (clinic_id, lost_token),
  CONSTRAINT patient_merges_of_two CHECK (lost_id <> patient_id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, merged_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX patient_merges_of_a_patient ON patient_merges (clinic_id, patient_id);
CALL protect_clinic_table('patient_merges', 'INSERT');
REVOKE INSERT ON patient_merges FROM openopd_app;

-- A lost number or id is never given to another patient.
CREATE FUNCTION refuse_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM patient_merges WHERE clinic_id = NEW.clinic_id
      AND (lost_id = NEW.id OR lost_token = NEW.token)) THEN
    RAISE EXCEPTION 'the record was merged'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'patients_of_no_merged';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER patients_of_no_merged BEFORE INSERT ON patients
  FOR EACH ROW EXECUTE FUNCTION refuse_merged();

-- Only a record that was merged can go, besides a placeholder. What refers to it keeps it.
-- A function, so that the policy of one table does not depend on another, which may be distributed.
CREATE FUNCTION was_merged(clinic uuid, patient uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM patient_merges WHERE clinic_id = clinic AND lost_id = patient);
END $$;
DROP POLICY placeholders_go ON patients;
CREATE POLICY placeholders_go ON patients AS RESTRICTIVE FOR DELETE TO openopd_system
  USING (placeholder OR was_merged(clinic_id, id));

-- Whichever role asks, a row changes its patient only along a merge, and changes nothing else with it.
CREATE FUNCTION only_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'patient_id' <> to_jsonb(OLD) - 'patient_id'
    OR NOT EXISTS (SELECT FROM patient_merges WHERE clinic_id = OLD.clinic_id
      AND lost_id = OLD.patient_id AND patient_id = NEW.patient_id) THEN
    RAISE EXCEPTION 'a row of % changes its patient only by a merge', TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_changes_by_merge';
  END IF;
  RETURN NEW;
END $$;
DO $$
DECLARE target text;
BEGIN
  FOREACH target IN ARRAY ARRAY['admissions', 'appointments', 'bills', 'breach_patients', 'lab_orders',
    'patient_complaints', 'patient_consents', 'patient_merges', 'patient_reads', 'pharmacy_orders',
    'provider_subscriptions', 'subscription_payments', 'visits', 'vital_readings'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF patient_id ON %I FOR EACH ROW
      WHEN (OLD.patient_id IS DISTINCT FROM NEW.patient_id) EXECUTE FUNCTION only_merged()',
      target || '_only_merged', target);
  END LOOP;
END $$;
GRANT UPDATE (patient_id) ON breach_patients, patient_consents, patient_merges, patient_reads,
  subscription_payments, vital_readings TO openopd_system;

-- Both records may be in the note of one breach; the kept one then has both marks.
GRANT UPDATE (opened, changed) ON breach_patients TO openopd_system;
CREATE FUNCTION refuse_unmarked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a note of a breach loses no mark'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'breach_patients_keep_marks';
END $$;
CREATE TRIGGER breach_patients_keep_marks BEFORE UPDATE ON breach_patients FOR EACH ROW
  WHEN ((OLD.opened AND NOT NEW.opened) OR (OLD.changed AND NOT NEW.changed))
  EXECUTE FUNCTION refuse_unmarked();

-- Both records may have a standing consent to one purpose: the later one stands, and the earlier one
-- is kept beside it.
ALTER TABLE patient_consents ADD merged_at timestamptz;
GRANT UPDATE (withdrawn_at, withdrawn_by, merged_at) ON patient_consents TO openopd_system;
DROP INDEX patient_consents_one_standing;
CREATE UNIQUE INDEX patient_consents_one_standing ON patient_consents (clinic_id, patient_id, purpose)
  WHERE withdrawn_at IS NULL AND undone_at IS NULL AND merged_at IS NULL;

-- Both records may have come to one slot of a doctor; the moved appointment is kept beside the other.
ALTER TABLE appointments ADD merged_at timestamptz;
DROP INDEX appointments_one_a_patient;
CREATE UNIQUE INDEX appointments_one_a_patient ON appointments (clinic_id, patient_id, doctor_id, starts_at)
  WHERE status <> 'cancelled' AND merged_at IS NULL;
