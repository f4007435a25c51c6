-- Ends that a clinic never meets: ₹1,00,00,000 for what is entered at once, and 1,00,00,000 pieces of a
-- batch. The contract refuses more in words. Rows from before stay as they are.
ALTER TABLE clinics
  ADD CONSTRAINT clinics_charges_have_an_end CHECK (
    admission_charge_paise <= 1000000000 AND per_day_charge_paise <= 1000000000
    AND other_charges_paise <= 1000000000) NOT VALID;
ALTER TABLE users
  ADD CONSTRAINT users_fee_has_an_end CHECK (opd_fee_paise <= 1000000000) NOT VALID;
ALTER TABLE patient_plans
  ADD CONSTRAINT patient_plans_price_has_an_end CHECK (price_paise <= 1000000000) NOT VALID;
ALTER TABLE clinic_plans
  ADD CONSTRAINT clinic_plans_price_has_an_end CHECK (price_paise <= 1000000000) NOT VALID;
ALTER TABLE drugs
  ADD CONSTRAINT drugs_price_has_an_end CHECK (price_paise <= 1000000000) NOT VALID;
ALTER TABLE lab_tests
  ADD CONSTRAINT lab_tests_price_has_an_end CHECK (price_paise <= 1000000000) NOT VALID;
ALTER TABLE bill_items
  ADD CONSTRAINT bill_items_price_has_an_end CHECK (price_paise <= 1000000000) NOT VALID;
ALTER TABLE drug_batches
  ADD CONSTRAINT drug_batches_have_an_end CHECK (
    quantity <= 10000000 AND buying_price_paise <= 1000000000) NOT VALID,
  ADD CONSTRAINT drug_batches_expire_in_time
    CHECK (expiry_date BETWEEN '1900-01-01' AND '2199-12-31') NOT VALID;
