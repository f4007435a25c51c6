-- Imports of tests, with what each needs for its undo.
CREATE TABLE lab_imports (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
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
CREATE INDEX lab_imports_by_time ON lab_imports (clinic_id, at DESC);
CALL protect_clinic_table('lab_imports', 'INSERT, UPDATE');

-- A test as an import found it; null: the import added it. Kept for as long as the import can be undone.
CREATE TABLE lab_import_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  import_id uuid NOT NULL,
  test_id uuid NOT NULL,
  before jsonb,
  -- Its parameters before, where the import replaced them.
  parameters jsonb,
  PRIMARY KEY (clinic_id, import_id, test_id),
  FOREIGN KEY (clinic_id, import_id) REFERENCES lab_imports (clinic_id, id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CALL protect_clinic_table('lab_import_tests');
