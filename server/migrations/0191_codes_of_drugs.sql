-- The codes on the packs of the drugs, as a hand scanner reads them.
CREATE TABLE drug_codes (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  drug_id uuid NOT NULL,
  -- A GTIN of 14 digits, or a code of the clinic's own in capitals.
  code text NOT NULL CHECK (code = upper(code) AND code ~ '^[!-~]{3,60}$'),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  -- A code names one drug of a clinic.
  CONSTRAINT drug_codes_one_drug UNIQUE (clinic_id, code),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX drug_codes_of_a_drug ON drug_codes (clinic_id, drug_id);
CALL protect_clinic_table('drug_codes', 'INSERT, UPDATE, DELETE');
