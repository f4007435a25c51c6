-- What a laboratory knows of its tests beyond the name: the group, the sample, and of each value its
-- unit and what is normal by sex and age.

ALTER TABLE lab_tests
  ADD COLUMN category text CHECK (btrim(category) <> ''),
  ADD COLUMN sample text CHECK (btrim(sample) <> ''),
  -- Its report is a text and has no values: imaging, cultures.
  ADD COLUMN report_only boolean NOT NULL DEFAULT false;

ALTER TABLE lab_test_parameters
  ADD COLUMN unit text CHECK (btrim(unit) <> ''),
  -- LabRange of the contract, one an element; empty where only a text says what is normal.
  ADD COLUMN ranges jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(ranges) = 'array'),
  ADD COLUMN loinc text CHECK (loinc ~ '^[0-9]{1,7}-[0-9]$');
