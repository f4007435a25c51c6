-- What a report names: who referred, when the sample reached the laboratory, by which method and in whose
-- laboratory a value was measured. NULL: not recorded.
ALTER TABLE lab_orders
  ADD referred_by text CHECK (btrim(referred_by) <> '' AND length(referred_by) <= 120),
  ADD received_at timestamptz,
  ADD received_by uuid,
  ADD FOREIGN KEY (clinic_id, received_by) REFERENCES users (clinic_id, id);
ALTER TABLE lab_tests ADD outside_lab text CHECK (length(outside_lab) <= 120);
ALTER TABLE lab_test_parameters ADD method text CHECK (length(method) <= 120);

-- The sample and the outside laboratory of each test when the version was submitted.
ALTER TABLE lab_report_versions ADD tests jsonb CHECK (jsonb_typeof(tests) = 'object');
