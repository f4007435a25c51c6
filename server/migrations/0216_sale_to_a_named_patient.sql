-- A walk-in is named "New patient" until someone writes who it is. The first order of that patient ends
-- the placeholder, so the flag alone let schedule H1 and X be sold to a patient without a name.
CREATE FUNCTION is_named_patient(clinic uuid, patient uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM patients WHERE clinic_id = clinic AND id = patient
    AND NOT placeholder AND erased_at IS NULL AND lower(btrim(name)) <> 'new patient')
$$;

CREATE OR REPLACE FUNCTION refuse_held_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holds boolean;
BEGIN
  -- Waits for a change of the switch.
  SELECT holds_scheduled_sales INTO holds FROM clinics WHERE id = NEW.clinic_id FOR SHARE;
  IF holds AND NOT EXISTS (
    SELECT FROM drug_sales AS s
    JOIN pharmacy_orders AS o ON o.clinic_id = s.clinic_id AND o.id = s.id
    WHERE s.clinic_id = NEW.clinic_id AND s.id = NEW.sale_id
      AND s.prescriber_name IS NOT NULL AND is_named_patient(o.clinic_id, o.patient_id)) THEN
    RAISE EXCEPTION 'schedule % is not sold without prescriber and patient', NEW.schedule
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_held';
  END IF;
  RETURN NULL;
END $$;
