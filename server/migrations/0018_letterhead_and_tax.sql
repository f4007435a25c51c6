-- What stands on the clinic's paper, and the taxes that its prices include. Without a tax number no
-- tax may be charged.
ALTER TABLE clinics
  ADD letterhead_name text CHECK (btrim(letterhead_name) <> ''),
  ADD letterhead_address text CHECK (btrim(letterhead_address) <> ''),
  ADD letterhead_phone text CHECK (btrim(letterhead_phone) <> ''),
  ADD letterhead_email text CHECK (btrim(letterhead_email) <> ''),
  ADD letterhead_registration text CHECK (btrim(letterhead_registration) <> ''),
  ADD letterhead_footer text CHECK (btrim(letterhead_footer) <> ''),
  ADD gstin text CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  -- 1800 is 18 %.
  ADD consultation_tax_basis_points integer NOT NULL DEFAULT 0
    CHECK (consultation_tax_basis_points BETWEEN 0 AND 10000),
  ADD pharmacy_tax_basis_points integer NOT NULL DEFAULT 0
    CHECK (pharmacy_tax_basis_points BETWEEN 0 AND 10000),
  ADD lab_tax_basis_points integer NOT NULL DEFAULT 0
    CHECK (lab_tax_basis_points BETWEEN 0 AND 10000),
  ADD other_tax_basis_points integer NOT NULL DEFAULT 0
    CHECK (other_tax_basis_points BETWEEN 0 AND 10000),
  ADD admission_tax_basis_points integer NOT NULL DEFAULT 0
    CHECK (admission_tax_basis_points BETWEEN 0 AND 10000),
  ADD letterhead_updated_at timestamptz,
  ADD CONSTRAINT clinics_tax_needs_its_number CHECK (
    gstin IS NOT NULL
    OR (consultation_tax_basis_points = 0 AND pharmacy_tax_basis_points = 0
      AND lab_tax_basis_points = 0 AND other_tax_basis_points = 0
      AND admission_tax_basis_points = 0));

-- The rate as it was when the item was billed; a later change of the clinic's rate is for later bills.
ALTER TABLE bill_items
  ADD tax_basis_points integer NOT NULL DEFAULT 0 CHECK (tax_basis_points BETWEEN 0 AND 10000);
