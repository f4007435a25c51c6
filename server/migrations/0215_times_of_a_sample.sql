-- The times of a sample that stayed good while another one of its order was rejected. A sample without
-- a row has the times of the order.
CREATE TABLE lab_kept_samples (
  clinic_id uuid NOT NULL REFERENCES clinics,
  order_id uuid NOT NULL,
  sample text NOT NULL CHECK (btrim(sample) <> ''),
  collected_at timestamptz,
  collected_by uuid,
  received_at timestamptz,
  received_by uuid,
  PRIMARY KEY (clinic_id, order_id, sample),
  FOREIGN KEY (clinic_id, order_id) REFERENCES lab_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, collected_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, received_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('lab_kept_samples', 'INSERT, UPDATE, DELETE');
