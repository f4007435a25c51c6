-- The suppliers of a clinic's pharmacy. One of a name, whatever its case; never deleted, since deliveries
-- refer to it.
CREATE TABLE suppliers (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name = btrim(name) AND name <> '' AND length(name) <= 200),
  -- The format is checked here, the check character in the contract.
  gstin text CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  drug_licence text CHECK (length(drug_licence) <= 200),
  phone text CHECK (length(phone) <= 60),
  address text CHECK (length(address) <= 500),
  terms text CHECK (length(terms) <= 500),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE UNIQUE INDEX suppliers_one_of_a_name ON suppliers (clinic_id, lower(name));
CALL protect_clinic_table('suppliers', 'INSERT, UPDATE');
