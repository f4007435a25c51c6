-- Limits of a parameter below and above which a doctor has to know at once: CriticalLimits of the
-- contract. Null: those of its ranges, else the usual ones; an empty object: never.
ALTER TABLE lab_test_parameters
  ADD COLUMN critical jsonb CHECK (jsonb_typeof(critical) = 'object');

-- A reported value beyond its critical limits, by the version that brought it.
CREATE TABLE lab_critical_results (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  version_id uuid NOT NULL,
  test_id uuid NOT NULL,
  test_name text NOT NULL,
  parameter text NOT NULL,
  result text NOT NULL,
  unit text NOT NULL,
  flag text NOT NULL CHECK (flag IN ('critical_low', 'critical_high')),
  found_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, version_id, test_id, parameter),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, version_id) REFERENCES lab_report_versions (clinic_id, id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CREATE INDEX lab_critical_results_of_an_order ON lab_critical_results (clinic_id, order_id);
CALL protect_clinic_table('lab_critical_results', 'INSERT');

-- What became of it, never changed: a doctor has acknowledged it, or a corrected report withdrew it.
-- One without either is open.
CREATE TABLE lab_critical_closings (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  result_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('acknowledged', 'withdrawn')),
  closed_by uuid NOT NULL,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT lab_critical_closings_each_once UNIQUE (clinic_id, result_id, kind),
  FOREIGN KEY (clinic_id, result_id) REFERENCES lab_critical_results (clinic_id, id),
  FOREIGN KEY (clinic_id, closed_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('lab_critical_closings', 'INSERT');
