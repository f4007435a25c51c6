-- A patient's blood group; null when it is not known.
ALTER TABLE patients ADD blood_group text
  CHECK (blood_group IN ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'));

ALTER TABLE patients DROP CONSTRAINT patients_erased_tell_nothing;
ALTER TABLE patients ADD CONSTRAINT patients_erased_tell_nothing CHECK (erased_at IS NULL OR
  (name = 'Erased patient' AND age IS NULL AND gender IS NULL AND phone IS NULL
    AND phone_digits IS NULL AND address IS NULL AND ai_response IS NULL AND allergies IS NULL
    AND pregnancy_due_on IS NULL AND blood_group IS NULL));
