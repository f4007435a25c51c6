-- The patients whom the search of a list finds (bills, dues, lab orders): as the search of patients finds them,
-- but all of them, without a page, a total or near spellings. One word is walked in its index, which has the
-- others. A number of one or two digits is a token or a patient's number: as part of a phone it would find a
-- fifth of the clinic. `wanted_gender` is what a server of the version before passes; it was always NULL.
CREATE OR REPLACE FUNCTION search_patients(words text[], digits text, wanted_gender text)
  RETURNS TABLE (patient_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  clinic CONSTANT uuid := app_clinic_id();
  last CONSTANT text := chr(1114111);
  number CONSTANT integer := CASE WHEN length(ltrim(digits, '0')) BETWEEN 1 AND 9 THEN digits::integer END;
  longest text;
  patterns CONSTANT text[] := ARRAY(SELECT '% ' || w || '%' FROM unnest(words) w);
BEGIN
  IF clinic IS NULL THEN
    RAISE EXCEPTION 'search_patients needs a clinic' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT w INTO longest FROM unnest(words) w ORDER BY length(w) DESC LIMIT 1;
  IF digits <> '' THEN
    IF length(digits) > 2 THEN
      RETURN QUERY EXECUTE 'SELECT id FROM patients WHERE clinic_id = $1 AND phone_digits LIKE $2'
        USING clinic, '%' || digits || '%';
    END IF;
    RETURN QUERY SELECT p.id FROM patients p WHERE p.clinic_id = clinic AND p.token = number
      UNION ALL SELECT m.patient_id FROM patient_merges m WHERE m.clinic_id = clinic AND m.lost_token = number;
  END IF;
  -- A name may have a number too.
  IF longest IS NOT NULL AND (digits = '' OR EXISTS (SELECT FROM name_words n
      WHERE n.clinic_id = clinic AND n.word >= longest AND n.word < longest || last)) THEN
    RETURN QUERY EXECUTE 'SELECT w.patient_id FROM patient_words w
        WHERE w.clinic_id = $1 AND w.word >= $2 AND w.word < $2 || $3 AND NOT starts_with(w.previous, $2)
          AND w.words LIKE ALL ($4)'
      USING clinic, longest, last, patterns;
  END IF;
END $$;

-- A bill is looked for by its number alone, in whatever year.
CREATE INDEX bills_by_number ON bills (clinic_id, number);
