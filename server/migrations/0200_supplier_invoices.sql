-- The deliveries that were posted, each with the supplier and the number on its invoice.
CREATE TABLE supplier_invoices (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  -- As typed; null for a delivery without one.
  number text CHECK (number = btrim(number) AND number <> '' AND length(number) <= 60),
  -- What two spellings of one number share: KA/0123, ka-0123.
  number_key text GENERATED ALWAYS AS (
    coalesce(nullif(regexp_replace(upper(number), '[^[:alnum:]]', '', 'g'), ''), number)
  ) STORED,
  invoice_date date NOT NULL,
  -- A supplier numbers its invoices from 1 April (rule 46(b) of the CGST Rules, 2017).
  invoice_year integer GENERATED ALWAYS AS (
    extract(year FROM (invoice_date - interval '3 months'))::integer
  ) STORED,
  import_id uuid NOT NULL,
  posted_at timestamptz NOT NULL,
  posted_by uuid NOT NULL,
  undone_at timestamptz,
  undone_by uuid,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, import_id),
  FOREIGN KEY (clinic_id, supplier_id) REFERENCES suppliers (clinic_id, id),
  FOREIGN KEY (clinic_id, import_id) REFERENCES drug_imports (clinic_id, id),
  FOREIGN KEY (clinic_id, posted_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, undone_by) REFERENCES users (clinic_id, id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
-- An invoice is never posted twice, also by two persons at once.
CREATE UNIQUE INDEX supplier_invoices_posted_once
  ON supplier_invoices (clinic_id, supplier_id, invoice_year, number_key) WHERE undone_at IS NULL;
CREATE INDEX supplier_invoices_by_date
  ON supplier_invoices (clinic_id, supplier_id, invoice_date DESC, id);
CALL protect_clinic_table('supplier_invoices', 'INSERT, UPDATE');
