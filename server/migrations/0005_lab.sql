-- The lab's catalogue, its orders, and reports of which every version is kept.

CREATE TABLE lab_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text,
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
-- Not unique: importing the defaults may duplicate names (specification 1, section 5).
CREATE INDEX lab_tests_by_name ON lab_tests (clinic_id, lower(name)) WHERE deleted_at IS NULL;
CALL protect_clinic_table('lab_tests', 'INSERT, UPDATE');

-- A report names its values by parameter, so a test has each name once.
CREATE TABLE lab_test_parameters (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  test_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  type text NOT NULL CHECK (type IN ('string', 'number', 'boolean')),
  default_value text NOT NULL DEFAULT '',
  normal_range text NOT NULL DEFAULT '',
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, test_id, name),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CALL protect_clinic_table('lab_test_parameters');

CREATE TABLE lab_orders (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- The clinic's day, and the running number within it (counter `lab YYYY-MM-DD`).
  day date NOT NULL,
  lab_token_number integer NOT NULL CHECK (lab_token_number > 0),
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'billed', 'collected', 'processing', 'report_ready', 'reported',
      'completed', 'cancelled')),
  -- The report that stands; deleting it empties this.
  report_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, day, lab_token_number),
  UNIQUE (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CONSTRAINT lab_orders_with_a_report_stay
    CHECK (report_id IS NULL OR (status <> 'cancelled' AND deleted_at IS NULL))
);
CREATE INDEX lab_orders_by_age ON lab_orders (clinic_id, created_at DESC, id);
CREATE INDEX lab_orders_of_a_patient ON lab_orders (clinic_id, patient_id, created_at);
CALL protect_clinic_table('lab_orders', 'INSERT, UPDATE');

-- Name and price are fixed when the test is ordered; an edit replaces the rows.
CREATE TABLE lab_order_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  test_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT lab_order_tests_each_once UNIQUE (clinic_id, order_id, test_id),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CALL protect_clinic_table('lab_order_tests', 'INSERT, DELETE');

CREATE TABLE lab_reports (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, order_id, id),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id)
);
CALL protect_clinic_table('lab_reports', 'INSERT');
ALTER TABLE lab_orders ADD CONSTRAINT lab_orders_own_report
  FOREIGN KEY (clinic_id, id, report_id) REFERENCES lab_reports (clinic_id, order_id, id);

-- Each submission is a version; of two that are written at once, one number is taken.
CREATE TABLE lab_report_versions (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- Values by test id and parameter name, or the plain text of an old report.
  content jsonb NOT NULL CHECK (jsonb_typeof(content) IN ('object', 'string')),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT lab_report_versions_in_turn UNIQUE (clinic_id, report_id, version),
  FOREIGN KEY (clinic_id, report_id) REFERENCES lab_reports (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('lab_report_versions', 'INSERT');
