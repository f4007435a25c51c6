-- Who took the sample: a mistaken Collect is undone by that person.
ALTER TABLE lab_orders
  ADD COLUMN collected_by uuid,
  ADD FOREIGN KEY (clinic_id, collected_by) REFERENCES users (clinic_id, id),
  ADD CONSTRAINT lab_orders_collector_of_a_sample
    CHECK (collected_by IS NULL OR collected_at IS NOT NULL);
