-- Medicines to an in-patient belong to the exempt stay: their bill and sale have no tax. The bill keeps that it was so,
-- because a stay can be undone.
ALTER TABLE bill_items ADD COLUMN is_exempt boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT bill_items_exempt_are_untaxed_medicines
    CHECK (NOT is_exempt OR (type = 'pharmacy' AND tax_basis_points = 0));

CREATE FUNCTION is_in_patient(clinic uuid, patient uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM admissions
    WHERE clinic_id = clinic AND patient_id = patient AND discharged_at IS NULL AND undone_at IS NULL)
$$;

CREATE FUNCTION exempt_billed_medicine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE clinic_id = NEW.clinic_id AND id = NEW.bill_id
    AND is_in_patient(clinic_id, patient_id);
  IF FOUND THEN
    NEW.is_exempt := true;
    NEW.tax_basis_points := 0;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_items_exempt_in_patients BEFORE INSERT ON bill_items
  FOR EACH ROW WHEN (NEW.type = 'pharmacy') EXECUTE FUNCTION exempt_billed_medicine();

CREATE FUNCTION exempt_sold_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM pharmacy_orders WHERE clinic_id = NEW.clinic_id AND id = NEW.sale_id
    AND is_in_patient(clinic_id, patient_id);
  IF FOUND THEN
    NEW.tax_basis_points := 0;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER drug_sale_batches_exempt_in_patients BEFORE INSERT ON drug_sale_batches
  FOR EACH ROW WHEN (NEW.tax_basis_points > 0) EXECUTE FUNCTION exempt_sold_batch();
