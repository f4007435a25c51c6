-- The facts of a drug for the Drugs Rules and the GST. NULL: not known, which is never guessed.
ALTER TABLE drugs
  ADD generic_name text CHECK (length(generic_name) <= 200),
  ADD manufacturer text CHECK (length(manufacturer) <= 200),
  ADD form text CHECK (length(form) <= 60),
  ADD strength text CHECK (length(strength) <= 80),
  ADD pack text CHECK (length(pack) <= 60),
  ADD schedule text CHECK (schedule IN ('none', 'G', 'H', 'H1', 'X', 'NDPS')),
  ADD hsn text CHECK (hsn ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  ADD mrp_paise bigint CHECK (mrp_paise BETWEEN 1 AND 1000000000);

-- The rate of a drug from a day on: a sale takes the rate of its own day, also when it is changed later.
CREATE TABLE drug_gst_rates (
  clinic_id uuid NOT NULL REFERENCES clinics,
  drug_id uuid NOT NULL,
  from_day date NOT NULL,
  -- 500 is 5 %.
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, drug_id, from_day),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id),
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('drug_gst_rates', 'INSERT, UPDATE');
