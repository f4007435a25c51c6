-- What a patient must not be given, each in a few words: null while nobody has asked, empty when they
-- know of none.
ALTER TABLE patients ADD COLUMN allergies text[]
  CONSTRAINT patients_allergies_bounded CHECK (
    cardinality(allergies) <= 20
    AND array_position(allergies, NULL) IS NULL
    AND array_position(allergies, '') IS NULL
  );

-- When a pregnancy is due. A day and no flag: it is over some weeks after it, without anybody's doing.
ALTER TABLE patients ADD COLUMN pregnancy_due_on date;
ALTER TABLE patients ADD CONSTRAINT patients_pregnancy_of_no_man
  CHECK (pregnancy_due_on IS NULL OR gender IS DISTINCT FROM 'M');

-- Warnings of the checks that somebody has written the order in spite of, with their reasons; the audit
-- trail keeps those of each earlier version.
ALTER TABLE pharmacy_orders ADD COLUMN overrides jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(overrides) = 'array');
