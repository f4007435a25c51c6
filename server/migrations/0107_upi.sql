-- The UPI id on which the clinic is paid at the counter, and the name of its payee. A payment may have
-- the reference number that the payer's app shows: each is used once in the clinic.
ALTER TABLE clinics
  ADD upi_id text CHECK (upi_id ~ '^[a-z0-9._-]{2,255}@[a-z][a-z0-9.-]{1,63}$'),
  ADD upi_name text CHECK (btrim(upi_name) <> '' AND length(upi_name) <= 99);
GRANT UPDATE (upi_id, upi_name) ON clinics TO openopd_app;

ALTER TABLE bill_payments
  ADD COLUMN reference text CHECK (reference ~ '^[A-Z0-9]{6,35}$'),
  ADD CONSTRAINT bill_payments_reference_of_upi
    CHECK (reference IS NULL OR (mode = 'upi' AND amount_paise > 0));
CREATE UNIQUE INDEX bill_payments_one_reference ON bill_payments (clinic_id, reference)
  WHERE reference IS NOT NULL;
