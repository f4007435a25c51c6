-- Phones are compared without India's +91, 0091, 91 and 0: `phoneDigits` in
-- contract/patients/phone.rules.ts, as it is when this migration is written. The phone itself stays as
-- it was typed until it is next saved.
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
UPDATE patients SET phone_digits = national.digits
  FROM (
    SELECT clinic_id, id,
      CASE WHEN is_of_india AND digits LIKE '91_%' THEN ltrim(substr(digits, 3, length(digits) - 3), '0')
        || right(digits, 1) ELSE digits END AS digits
    FROM (
      SELECT clinic_id, id, digits,
        phone ~ '^\s*\(*\+' OR (length(typed) > 4 AND typed LIKE '00%') OR length(digits) > 10
          AS is_of_india
      FROM (
        SELECT clinic_id, id, phone, phone_digits AS typed,
          CASE WHEN length(phone_digits) > 4
            THEN ltrim(left(phone_digits, -1), '0') || right(phone_digits, 1)
            ELSE phone_digits END AS digits
        FROM patients WHERE phone_digits IS NOT NULL) phones) numbers) national
  WHERE patients.clinic_id = national.clinic_id AND patients.id = national.id
    AND patients.phone_digits IS DISTINCT FROM national.digits;
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
