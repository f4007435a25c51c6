-- A patient's age is computed: from the date of birth, or from an age with the day on which it was
-- told. Until now it was a number of years that stayed as it was told.
ALTER TABLE patients
  ADD birth_date date,
  ADD age_told smallint,
  ADD age_unit text CHECK (age_unit IN ('years', 'months', 'days')),
  ADD age_told_on date,
  -- Son, daughter or wife of; in the care of.
  ADD guardian_relation text CHECK (guardian_relation IN ('S/o', 'D/o', 'W/o', 'C/o')),
  ADD guardian_name text CHECK (btrim(guardian_name) <> ''),
  -- Null for the clinic's language.
  ADD papers_language text CHECK (papers_language IN ('en', 'hi')),
  ADD email text CHECK (email = lower(email)),
  ADD emergency_contact text,
  ADD emergency_phone text,
  ADD note text,
  ADD CONSTRAINT patients_guardian_is_whole
    CHECK ((guardian_relation IS NULL) = (guardian_name IS NULL));

-- An age was told when it was last written, by the audit trail; else at the registration.
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
ALTER TABLE clinics NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
UPDATE patients SET age_told = age, age_unit = 'years', age_told_on =
    (coalesce((SELECT max(at) FROM audit_log WHERE audit_log.clinic_id = patients.clinic_id
        AND record_id = patients.id AND verb = 'update-patient' AND changes ? 'age'), created_at)
      AT TIME ZONE (SELECT time_zone FROM clinics WHERE clinics.id = patients.clinic_id))::date
  WHERE age IS NOT NULL;
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
ALTER TABLE clinics FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;

ALTER TABLE patients DROP CONSTRAINT patients_erased_tell_nothing;
ALTER TABLE patients DROP COLUMN age;
ALTER TABLE patients
  -- Whole years on the day on which the age was told: what exports had under this name.
  ADD age smallint GENERATED ALWAYS AS (CASE age_unit
    WHEN 'years' THEN age_told WHEN 'months' THEN age_told / 12 WHEN 'days' THEN age_told / 366 END)
    STORED,
  ADD CONSTRAINT patients_born_or_told CHECK (birth_date IS NULL OR age_told IS NULL),
  ADD CONSTRAINT patients_told_age_is_whole CHECK (
    (age_told IS NULL) = (age_unit IS NULL) AND (age_told IS NULL) = (age_told_on IS NULL)),
  ADD CONSTRAINT patients_age_in_range CHECK (age_told BETWEEN 0 AND CASE age_unit
    WHEN 'years' THEN 150 WHEN 'months' THEN 60 WHEN 'days' THEN 366 END),
  ADD CONSTRAINT patients_birth_in_range CHECK (birth_date >= '1850-01-01'),
  ADD CONSTRAINT patients_erased_tell_nothing CHECK (erased_at IS NULL OR
    (name = 'Erased patient' AND birth_date IS NULL AND age_told IS NULL AND age_unit IS NULL
      AND age_told_on IS NULL AND gender IS NULL AND phone IS NULL
      AND phone_digits IS NULL AND address IS NULL AND ai_response IS NULL AND allergies IS NULL
      AND pregnancy_due_on IS NULL AND blood_group IS NULL AND guardian_relation IS NULL
      AND guardian_name IS NULL AND papers_language IS NULL AND email IS NULL
      AND emergency_contact IS NULL AND emergency_phone IS NULL AND note IS NULL));

-- Refuses a birth date or a told age after the clinic's day of the write.
CREATE FUNCTION refuse_future_birth() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date;
BEGIN
  SELECT (NEW.updated_at AT TIME ZONE time_zone)::date INTO today
    FROM clinics WHERE id = NEW.clinic_id;
  IF NEW.birth_date > today OR NEW.age_told_on > today THEN
    RAISE EXCEPTION 'a birth lies in the future'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'patients_born_in_the_past';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER patients_born_in_the_past
  BEFORE INSERT OR UPDATE OF birth_date, age_told_on ON patients
  FOR EACH ROW WHEN (NEW.birth_date IS NOT NULL OR NEW.age_told_on IS NOT NULL)
  EXECUTE FUNCTION refuse_future_birth();
