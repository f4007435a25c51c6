-- The newest lab orders of a person, whose tests are listed first.
CREATE INDEX lab_orders_of_a_person ON lab_orders (clinic_id, created_by, created_at DESC)
  WHERE deleted_at IS NULL;
