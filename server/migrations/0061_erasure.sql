-- A patient asks to be erased: what tells who they are goes, also out of the trails, while money and stock
-- stay as the law asks. The request itself is kept.
CREATE TABLE patient_erasures (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- Who asked for it.
  requested_by text NOT NULL CHECK (requested_by IN ('patient', 'guardian', 'other')),
  reason text NOT NULL CHECK (btrim(reason) <> '' AND length(reason) <= 500),
  erased_at timestamptz NOT NULL,
  erased_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, patient_id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, erased_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('patient_erasures', 'INSERT');
REVOKE INSERT ON patient_erasures FROM openopd_app;

ALTER TABLE patients ADD erased_at timestamptz;
ALTER TABLE patients ADD CONSTRAINT patients_erased_tell_nothing CHECK (erased_at IS NULL OR
  (name = 'Erased patient' AND age IS NULL AND gender IS NULL AND phone IS NULL
    AND phone_digits IS NULL AND address IS NULL AND ai_response IS NULL AND allergies IS NULL
    AND pregnancy_due_on IS NULL));

-- Nothing is written about an erased patient any more. Whoever writes at the same moment waits for the
-- erasure, and is refused after it.
CREATE FUNCTION refuse_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME <> 'patients' THEN
    PERFORM FROM patients
      WHERE clinic_id = NEW.clinic_id AND id = NEW.patient_id AND erased_at IS NOT NULL
      FOR KEY SHARE;
    IF NOT FOUND THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the patient is erased'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_is_erased';
END $$;
CREATE TRIGGER patients_stay_erased BEFORE UPDATE ON patients
  FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER visits_of_no_erased BEFORE INSERT OR UPDATE OF complaint, case_summary ON visits
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER admissions_of_no_erased BEFORE INSERT ON admissions
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER patient_complaints_of_no_erased BEFORE INSERT ON patient_complaints
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER pharmacy_orders_of_no_erased BEFORE INSERT ON pharmacy_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER lab_orders_of_no_erased BEFORE INSERT ON lab_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
CREATE TRIGGER bills_of_no_erased BEFORE INSERT ON bills
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();

-- The system may blank texts of a ledger, and change nothing else of it.
GRANT UPDATE (changes) ON audit_log TO openopd_system;
GRANT UPDATE (note) ON bill_credits TO openopd_system;
GRANT UPDATE (note) ON stock_movements TO openopd_system;
GRANT UPDATE (directions_to_use) ON pharmacy_order_lines TO openopd_system;
GRANT UPDATE (detail) ON ai_run_outcomes TO openopd_system;
GRANT DELETE ON name_words, ai_proposals TO openopd_system;

CREATE FUNCTION only_blank() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blank CONSTANT jsonb := CASE TG_TABLE_NAME
    WHEN 'audit_log' THEN '{"changes": {"erased": true}}'
    WHEN 'ai_run_outcomes' THEN '{"detail": ""}'
    ELSE '{"note": null}' END;
BEGIN
  -- `fields` is generated from the changes, after this trigger.
  IF to_jsonb(NEW) - 'fields' <> (to_jsonb(OLD) || blank) - 'fields' THEN
    RAISE EXCEPTION '% is only ever blanked', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_log_only_blank BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION only_blank();
CREATE TRIGGER bill_credits_only_blank BEFORE UPDATE ON bill_credits
  FOR EACH ROW EXECUTE FUNCTION only_blank();
CREATE TRIGGER stock_movements_only_blank BEFORE UPDATE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION only_blank();
CREATE TRIGGER ai_run_outcomes_only_blank BEFORE UPDATE ON ai_run_outcomes
  FOR EACH ROW EXECUTE FUNCTION only_blank();
