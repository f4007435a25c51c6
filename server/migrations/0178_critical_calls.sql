-- A call about critical results: who was told, when, by whom, and whether they read the values back.
-- Calls are never changed; a second call is a second row.
CREATE TABLE lab_critical_calls (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  told text NOT NULL CHECK (btrim(told) <> '' AND length(told) <= 120),
  called_at timestamptz NOT NULL,
  read_back boolean NOT NULL,
  called_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, order_id, id),
  CHECK (called_at <= created_at),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, called_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX lab_critical_calls_of_an_order ON lab_critical_calls (clinic_id, order_id);
CALL protect_clinic_table('lab_critical_calls', 'INSERT');

ALTER TABLE lab_critical_results ADD CONSTRAINT lab_critical_results_of_their_order
  UNIQUE (clinic_id, order_id, id);

-- The results that a call was about: of the same order.
CREATE TABLE lab_critical_call_results (
  clinic_id uuid NOT NULL REFERENCES clinics,
  call_id uuid NOT NULL,
  order_id uuid NOT NULL,
  result_id uuid NOT NULL,
  PRIMARY KEY (clinic_id, call_id, result_id),
  FOREIGN KEY (clinic_id, order_id, call_id)
    REFERENCES lab_critical_calls (clinic_id, order_id, id),
  FOREIGN KEY (clinic_id, order_id, result_id)
    REFERENCES lab_critical_results (clinic_id, order_id, id)
);
CREATE INDEX lab_critical_call_results_of_a_result
  ON lab_critical_call_results (clinic_id, result_id);
CALL protect_clinic_table('lab_critical_call_results', 'INSERT');
