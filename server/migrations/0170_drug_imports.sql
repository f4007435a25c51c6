-- Imports of drugs, with what each needs for its undo, and the headings that a clinic has taught.

CREATE TABLE drug_imports (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  mode text NOT NULL CHECK (mode IN ('delivery', 'count', 'prices')),
  added integer NOT NULL DEFAULT 0 CHECK (added >= 0),
  updated integer NOT NULL DEFAULT 0 CHECK (updated >= 0),
  at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  undone_at timestamptz,
  undone_by uuid,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, undone_by) REFERENCES users (clinic_id, id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE INDEX drug_imports_by_time ON drug_imports (clinic_id, at DESC);
CALL protect_clinic_table('drug_imports', 'INSERT, UPDATE');

-- The movements that an import posted, for its undo.
ALTER TABLE stock_movements ADD COLUMN import_id uuid;
ALTER TABLE stock_movements ADD FOREIGN KEY (clinic_id, import_id)
  REFERENCES drug_imports (clinic_id, id);
CREATE INDEX stock_movements_of_an_import ON stock_movements (clinic_id, import_id)
  WHERE import_id IS NOT NULL;

-- A drug as an import found and left it. Kept for as long as the import can be undone.
CREATE TABLE drug_import_drugs (
  clinic_id uuid NOT NULL REFERENCES clinics,
  import_id uuid NOT NULL,
  drug_id uuid NOT NULL,
  -- The import added the drug.
  is_new boolean NOT NULL DEFAULT false,
  -- The fields before and after, where the import changed them.
  before jsonb,
  after jsonb,
  -- The quantity of each batch that the import moved, after it.
  batches jsonb,
  PRIMARY KEY (clinic_id, import_id, drug_id),
  FOREIGN KEY (clinic_id, import_id) REFERENCES drug_imports (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id)
);
CALL protect_clinic_table('drug_import_drugs');

-- A heading of a column, in canonical words, and the field that a person gave it; null: not imported.
CREATE TABLE drug_headings (
  clinic_id uuid NOT NULL REFERENCES clinics,
  mode text NOT NULL CHECK (mode IN ('delivery', 'count', 'prices')),
  heading text NOT NULL CHECK (heading <> '' AND length(heading) <= 200),
  field text CHECK (field <> ''),
  taught_at timestamptz NOT NULL,
  taught_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, mode, heading),
  FOREIGN KEY (clinic_id, taught_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('drug_headings', 'INSERT, UPDATE');
