-- The collection of the rejected sample: its re-collection replaces the times of the order. NULL: not recorded.
ALTER TABLE lab_sample_rejections
  ADD collected_at timestamptz,
  ADD collected_by uuid,
  ADD FOREIGN KEY (clinic_id, collected_by) REFERENCES users (clinic_id, id);
