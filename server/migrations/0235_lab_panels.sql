-- A panel is a test that consists of other tests. It has a price of its own and no values.
CREATE TABLE lab_panel_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  panel_id uuid NOT NULL,
  test_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  PRIMARY KEY (clinic_id, panel_id, test_id),
  FOREIGN KEY (clinic_id, panel_id) REFERENCES lab_tests (clinic_id, id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id),
  CHECK (panel_id <> test_id)
);
CREATE INDEX lab_panel_tests_of_a_test ON lab_panel_tests (clinic_id, test_id);
CALL protect_clinic_table('lab_panel_tests', 'INSERT, DELETE');

-- The tests of an ordered panel as they were on ordering: a later change of the panel changes no order.
CREATE TABLE lab_order_panel_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  order_id uuid NOT NULL,
  panel_id uuid NOT NULL,
  test_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  PRIMARY KEY (clinic_id, order_id, panel_id, test_id),
  FOREIGN KEY (clinic_id, order_id, panel_id) REFERENCES lab_order_tests (clinic_id, order_id, test_id),
  FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CALL protect_clinic_table('lab_order_panel_tests', 'INSERT, DELETE');
