-- Looks up who shares a phone, and who has the same name, while a patient is registered.
CREATE INDEX patients_of_a_phone ON patients (clinic_id, phone_digits)
  WHERE phone_digits IS NOT NULL;
-- One row of each name: the one of its first word.
CREATE INDEX patient_words_of_a_name ON patient_words (clinic_id, words) INCLUDE (patient_id)
  WHERE previous = '';
