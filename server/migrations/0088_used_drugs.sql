-- The newest prescriptions of a person, whose drugs are listed first.
CREATE INDEX pharmacy_orders_of_a_person ON pharmacy_orders (clinic_id, created_by, created_at DESC)
  WHERE deleted_at IS NULL;
