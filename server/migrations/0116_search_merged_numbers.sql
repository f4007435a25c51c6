-- As in 0040 and 0002; the number of a record that was merged finds the patient too.
CREATE OR REPLACE FUNCTION search_patients(
    -- Folded words of the term, the longest first; each must begin a word of the name.
    wanted text[],
    -- The digits of a term that is a number, else ''.
    digits text,
    wanted_gender text,
    sort_by text, sort_order text, page_size integer, skipped integer,
    -- The term as a token of the day, or NULL for a term that is none.
    day_token integer DEFAULT NULL, wanted_day date DEFAULT NULL,
    OUT total bigint, OUT near boolean, OUT ids uuid[], OUT by_token uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp
  SET jit = off
  SET work_mem = '16MB'
  -- Scans of the heap are what the indexes are there to avoid.
  SET enable_seqscan = off
  AS $$
DECLARE
  clinic uuid := app_clinic_id();
  -- Collation C: no word that begins with `p` stands behind p || last.
  last CONSTANT text := chr(1114111);
  sorting text := CASE sort_by WHEN 'name' THEN 'name_folded' ELSE 'created_at' END
    || CASE sort_order WHEN 'asc' THEN ' ASC' ELSE ' DESC' END || ', patient_id';
  counting CONSTANT text := 'WITH hits AS MATERIALIZED (%s)
    SELECT (SELECT count(*) FROM hits),
      ARRAY(SELECT patient_id FROM hits ORDER BY %s LIMIT $6 OFFSET $7)';
  by_name CONSTANT text := 'SELECT patient_id, name_folded, created_at FROM patient_words w
      WHERE clinic_id = $1 AND word >= $2 AND word < $2 || $8 AND NOT starts_with(previous, $2)
        AND words LIKE ALL ($3) AND ($5 IS NULL OR gender = $5)';
  by_number CONSTANT text := 'SELECT id AS patient_id, name_folded, created_at FROM patients
      WHERE clinic_id = $1 AND %s AND ($5 IS NULL OR gender = $5)';
  first_word text := wanted[1];
  others text[] := ARRAY(SELECT '% ' || o || '%' FROM unnest(wanted[2:]) o);
  hits text;
  number CONSTANT integer := CASE WHEN length(ltrim(digits, '0')) BETWEEN 1 AND 9 THEN digits::integer END;
  -- The patient who has had this number before a merge.
  merged uuid;
BEGIN
  IF clinic IS NULL THEN
    RAISE EXCEPTION 'search_patients needs a clinic' USING ERRCODE = 'insufficient_privilege';
  END IF;
  total := 0;
  near := false;
  ids := '{}';
  IF day_token IS NOT NULL THEN
    -- A key of `visits`: one row at most. The token of a draft was not given out yet.
    SELECT v.patient_id INTO by_token
      FROM visits v JOIN patients p ON p.clinic_id = v.clinic_id AND p.id = v.patient_id
      WHERE v.clinic_id = clinic AND v.day = wanted_day AND v.token_no = day_token AND NOT v.draft
        AND (wanted_gender IS NULL OR p.gender = wanted_gender);
    IF by_token IS NOT NULL THEN
      sorting := 'patient_id = $10 DESC, ' || sorting;
    END IF;
  END IF;
  IF digits <> '' THEN
    hits := CASE WHEN length(digits) < 3
      THEN format(by_number, '(phone_digits LIKE $4 OR token = $9 OR id = $10)')
      ELSE format(by_number, 'phone_digits LIKE $4') || ' UNION '
        || format(by_number, 'token = $9')
        || CASE WHEN by_token IS NULL THEN '' ELSE ' UNION ' || format(by_number, 'id = $10') END
      END;
    SELECT m.patient_id INTO merged FROM patient_merges m
      WHERE m.clinic_id = clinic AND m.lost_token = number;
    IF merged IS NOT NULL THEN
      hits := hits || ' UNION ' || format(by_number, 'id = $11');
    END IF;
    -- A name may have a number too. A union costs a sort of all, so it is made only then.
    IF EXISTS (SELECT FROM name_words n WHERE n.clinic_id = clinic
               AND n.word >= first_word AND n.word < first_word || last) THEN
      hits := hits || ' UNION ' || by_name;
    END IF;
  ELSIF first_word IS NULL THEN
    RETURN;
  ELSE
    hits := by_name;
  END IF;
  EXECUTE format(counting, hits, sorting) INTO total, ids
    USING clinic, first_word, others, '%' || digits || '%', wanted_gender, page_size, skipped, last,
      number, by_token, merged;
  IF total > 0 OR digits <> '' THEN
    RETURN;
  END IF;
  SELECT * INTO total, ids FROM search_near_spellings(
    clinic, wanted, wanted_gender, sorting, page_size, skipped);
  near := total > 0;
END $$;

CREATE OR REPLACE FUNCTION search_patients(words text[], digits text, wanted_gender text)
  RETURNS TABLE (patient_id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  clinic uuid := app_clinic_id();
  matches text;
BEGIN
  IF clinic IS NULL THEN
    RAISE EXCEPTION 'search_patients needs a clinic' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF digits <> '' THEN
    matches := 'SELECT p.id FROM patients p WHERE p.clinic_id = $1
        AND (p.phone_digits LIKE ''%'' || $3 || ''%'' OR p.token::text = ltrim($3, ''0'')
          OR p.id IN (SELECT m.patient_id FROM patient_merges m
            WHERE m.clinic_id = $1 AND m.lost_token::text = ltrim($3, ''0'')))';
  ELSE
    SELECT string_agg(
      format('SELECT w.patient_id FROM patient_words w WHERE w.clinic_id = $1 AND w.word ^@ $2[%s]', n),
      ' INTERSECT ')
    INTO matches FROM generate_subscripts(words, 1) AS n;
  END IF;
  IF matches IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT p.id FROM patients p WHERE p.clinic_id = $1 AND p.id IN (%s)
       AND ($4 IS NULL OR p.gender = $4)', matches)
    USING clinic, words, digits, wanted_gender;
END $$;
