-- Values entered before the report is released: a worklist fills one department of an order at a time.
CREATE TABLE lab_entered_values (
  clinic_id uuid NOT NULL REFERENCES clinics,
  order_id uuid NOT NULL,
  test_id uuid NOT NULL,
  parameter text NOT NULL CHECK (btrim(parameter) <> '' AND length(parameter) <= 120),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) IN ('string', 'number', 'boolean')),
  entered_at timestamptz NOT NULL,
  entered_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, order_id, test_id, parameter),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id),
  FOREIGN KEY (clinic_id, entered_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('lab_entered_values');

-- A sample that could not be measured; the order waits for a new one. Never changed.
CREATE TABLE lab_sample_rejections (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  sample text NOT NULL CHECK (btrim(sample) <> '' AND length(sample) <= 80),
  reason text NOT NULL CHECK (btrim(reason) <> '' AND length(reason) <= 200),
  rejected_at timestamptz NOT NULL,
  rejected_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, rejected_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX lab_sample_rejections_of_an_order ON lab_sample_rejections (clinic_id, order_id);
CALL protect_clinic_table('lab_sample_rejections', 'INSERT');

-- The open samples of the laboratory, oldest first.
CREATE INDEX lab_orders_at_work ON lab_orders (clinic_id, created_at)
  WHERE status IN ('collected', 'processing') AND deleted_at IS NULL;
