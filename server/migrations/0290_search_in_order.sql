-- As in 0116, but what matches is counted by counters (0289), and a page comes from the cheapest of three
-- readings (decision 151): all matches, sorted; the patients in the order shown, until the page is full; or, of
-- each name that matches, as many patients as the page may need.
--
-- Only search_patients calls these functions. It runs as openopd_system and gives them the clinic.

-- Each word that begins with the prefix, or is one of the spellings, of each name that fits the patterns, with
-- how many patients have the name: those counted, and the changes since, so that a name may come more than
-- once. Of two words of a name that begin with the prefix, the first.
CREATE FUNCTION searched_names(
    clinic uuid, prefix text, spellings text[], patterns text[], wanted_gender text)
  RETURNS TABLE (word text, name_folded text, words text, patients bigint)
  LANGUAGE sql STABLE AS $$
  -- Collation C: no word that begins with the prefix stands behind its end.
  SELECT k.word, k.name_folded, k.words,
    CASE wanted_gender WHEN 'M' THEN k.male WHEN 'F' THEN k.female WHEN 'O' THEN k.other
      ELSE k.male + k.female + k.other + k.unsaid END
  FROM name_counts k
  WHERE k.clinic_id = clinic AND k.word >= prefix AND k.word < prefix || chr(1114111)
    AND NOT starts_with(k.previous, prefix) AND k.words LIKE ALL (patterns)
  UNION ALL
  SELECT k.word, k.name_folded, k.words,
    CASE wanted_gender WHEN 'M' THEN k.male WHEN 'F' THEN k.female WHEN 'O' THEN k.other
      ELSE k.male + k.female + k.other + k.unsaid END
  FROM name_counts k
  WHERE k.clinic_id = clinic AND k.word = ANY (spellings) AND k.words LIKE ALL (patterns)
  UNION ALL
  SELECT parts.word[nth], c.name_folded, c.words, c.added
  FROM search_changes c
  CROSS JOIN LATERAL (SELECT string_to_array(ltrim(c.words), ' ') AS word) parts
  CROSS JOIN LATERAL generate_subscripts(parts.word, 1) AS nth
  WHERE c.clinic_id = clinic AND c.words LIKE ALL (patterns)
    AND (wanted_gender IS NULL OR c.gender = wanted_gender)
    AND (starts_with(parts.word[nth], prefix) AND NOT starts_with(coalesce(parts.word[nth - 1], ''), prefix)
      OR parts.word[nth] = ANY (spellings))
$$;

CREATE FUNCTION search_by_name(
    clinic uuid, wanted text[], wanted_gender text,
    -- Orders the patients, and the patients of one name.
    sorting text, sorting_of_name text,
    page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  last CONSTANT text := chr(1114111);
  first_word CONSTANT text := wanted[1];
  patterns CONSTANT text[] := ARRAY(SELECT '% ' || w || '%' FROM unnest(wanted) w);
  reach CONSTANT bigint := skipped::bigint + page_size;
  -- The matches of the first word alone, and the names that match.
  walked bigint;
  names bigint;
  everybody bigint;
  -- Rows that each reading may read.
  in_order bigint;
  by_names bigint;
  is_wanted CONSTANT text := 'words LIKE ALL ($3) AND ($4 IS NULL OR gender = $4)';
  page CONSTANT text := 'SELECT ARRAY(SELECT patient_id FROM %s ORDER BY %s LIMIT $5 OFFSET $6)';
  reading text;
BEGIN
  ids := '{}';
  SELECT coalesce(sum(n.patients), 0), coalesce(sum(n.patients) FILTER (WHERE n.words LIKE ALL (patterns)), 0),
      count(*) FILTER (WHERE n.words LIKE ALL (patterns))
    INTO walked, total, names
    FROM searched_names(clinic, first_word, '{}', '{}', wanted_gender) n;
  IF total <= skipped THEN
    RETURN;
  END IF;
  SELECT sum(c.patients) INTO everybody FROM patient_counts c WHERE c.clinic_id = clinic;
  in_order := reach * everybody / total;
  -- Each name costs a descent of the index.
  by_names := names * 10 + least(total, names * reach);
  IF in_order < least(walked, by_names) THEN
    -- Matches may all stand at the end: no more is read than by the other way.
    reading := format('(SELECT patient_id, created_at, name_folded, words, gender FROM patient_words
        WHERE clinic_id = $1 AND previous = '''' ORDER BY %s LIMIT $7) w WHERE ' || is_wanted, sorting);
    EXECUTE format(page, reading, sorting) INTO ids
      USING clinic, first_word, patterns, wanted_gender, page_size, skipped, least(walked, by_names);
    IF cardinality(ids) = least(page_size, total - skipped) THEN
      RETURN;
    END IF;
  END IF;
  IF by_names < walked THEN
    reading := format('(SELECT DISTINCT name_folded, words FROM searched_names($1, $2, ''{}'', $3, $4)) n (name, parts)
      CROSS JOIN LATERAL (SELECT patient_id, created_at, name_folded FROM patient_words w
        WHERE w.clinic_id = $1 AND w.previous = '''' AND w.name_folded = n.name
          AND w.words = n.parts AND ($4 IS NULL OR w.gender = $4)
        ORDER BY %s LIMIT $7) p', sorting_of_name);
  ELSE
    reading := 'patient_words w WHERE clinic_id = $1 AND word >= $2 AND word < $2 || $8
        AND NOT starts_with(previous, $2) AND ' || is_wanted;
  END IF;
  EXECUTE format(page, reading, sorting) INTO ids
    USING clinic, first_word, patterns, wanted_gender, page_size, skipped, reach, last;
END $$;

-- One page of the patients whose phone contains up to three digits, or who are among the others: as `ids`
-- has it, or NULL when too few were found among those who are read.
CREATE FUNCTION search_by_few_digits(
    clinic uuid, digits text, others uuid[], wanted_gender text, by_token uuid,
    sorting text, page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  pattern CONSTANT text := '%' || digits || '%';
  everybody bigint;
  most bigint;
  -- The patient with the token stands before the others of the first page.
  left_over integer := page_size;
  passed integer := skipped;
BEGIN
  SELECT
    (SELECT coalesce(sum(c.phones[phone_part(digits)]), 0) FROM phone_counts c
      WHERE c.clinic_id = clinic AND (wanted_gender IS NULL OR c.gender = wanted_gender))
    + (SELECT coalesce(sum(c.added), 0) FROM search_changes c
      WHERE c.clinic_id = clinic AND c.phone_digits LIKE pattern
        AND (wanted_gender IS NULL OR c.gender = wanted_gender))
    + (SELECT count(*) FROM patients p
      WHERE p.clinic_id = clinic AND p.id = ANY (others) AND (p.phone_digits LIKE pattern) IS NOT TRUE)
    INTO total;
  IF total <= skipped THEN
    ids := '{}';
    RETURN;
  END IF;
  IF by_token IS NOT NULL AND skipped = 0 THEN
    left_over := page_size - 1;
  ELSIF by_token IS NOT NULL THEN
    passed := skipped - 1;
  END IF;
  SELECT sum(c.patients) INTO everybody FROM patient_counts c WHERE c.clinic_id = clinic;
  -- By its index, three digits are found in the matches alone; fewer are looked for in all.
  most := CASE WHEN length(digits) = 3 THEN 2 * total + 1000 ELSE everybody END;
  IF (passed::bigint + left_over) * everybody / total > most THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT ARRAY(SELECT patient_id FROM
      (SELECT id AS patient_id, created_at, name_folded, phone_digits, gender FROM patients
        WHERE clinic_id = $1 ORDER BY %s LIMIT $7) p
      WHERE (phone_digits LIKE $2 OR patient_id = ANY ($3)) AND ($4 IS NULL OR gender = $4)
        AND patient_id IS DISTINCT FROM $8
      ORDER BY %1$s LIMIT $5 OFFSET $6)', sorting)
    INTO ids USING clinic, pattern, others, wanted_gender, left_over, passed, most, by_token;
  IF by_token IS NOT NULL AND skipped = 0 THEN
    ids := by_token || ids;
  END IF;
  IF cardinality(ids) < least(page_size, total - skipped) THEN
    ids := NULL;
  END IF;
END $$;

-- The patients whose phone contains the digits, whose number they are, or one word of whose name they begin.
-- The patient who waits with the token comes first.
CREATE FUNCTION search_by_number(
    clinic uuid, digits text, wanted text[], wanted_gender text, by_token uuid,
    sorting text, page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  last CONSTANT text := chr(1114111);
  number CONSTANT integer := CASE WHEN length(ltrim(digits, '0')) BETWEEN 1 AND 9 THEN digits::integer END;
  -- Those whom something else than the phone finds.
  others uuid[];
BEGIN
  others := ARRAY(
    SELECT p.id FROM patients p
      WHERE p.clinic_id = clinic AND (wanted_gender IS NULL OR p.gender = wanted_gender)
        AND (p.token = number OR p.id = by_token OR p.id = (SELECT m.patient_id FROM patient_merges m
          WHERE m.clinic_id = clinic AND m.lost_token = number LIMIT 1)));
  -- A name may have a number too.
  IF EXISTS (SELECT FROM name_words n WHERE n.clinic_id = clinic
             AND n.word >= wanted[1] AND n.word < wanted[1] || last) THEN
    others := ARRAY(SELECT unnest(others) UNION SELECT w.patient_id FROM patient_words w
      WHERE w.clinic_id = clinic AND w.word >= wanted[1] AND w.word < wanted[1] || last
        AND w.words LIKE ALL (ARRAY(SELECT '% ' || o || '%' FROM unnest(wanted) o))
        AND (wanted_gender IS NULL OR w.gender = wanted_gender));
  END IF;
  IF length(digits) <= 3 THEN
    SELECT f.total, f.ids INTO total, ids FROM search_by_few_digits(
      clinic, digits, others, wanted_gender, by_token, sorting, page_size, skipped) f;
    IF ids IS NOT NULL THEN
      RETURN;
    END IF;
  END IF;
  EXECUTE format('WITH hits AS MATERIALIZED (
      SELECT id AS patient_id, name_folded, created_at FROM patients
        WHERE clinic_id = $1 AND phone_digits LIKE $2 AND ($4 IS NULL OR gender = $4)
      UNION
      SELECT id, name_folded, created_at FROM patients WHERE clinic_id = $1 AND id = ANY ($3))
    SELECT (SELECT count(*) FROM hits),
      ARRAY(SELECT patient_id FROM hits ORDER BY patient_id IS NOT DISTINCT FROM $7 DESC, %s LIMIT $5 OFFSET $6)',
    sorting)
    INTO total, ids
    USING clinic, '%' || digits || '%', others, wanted_gender, page_size, skipped, by_token;
END $$;

DROP FUNCTION search_near_spellings(uuid, text[], text, text, integer, integer);

-- The patients each of whose wanted words begins a word of the name or is spelled nearly like one, the
-- nearest first.
CREATE FUNCTION search_near_spellings(
    clinic uuid, wanted text[], wanted_gender text, sorting text, sorting_of_name text,
    page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  reach CONSTANT bigint := skipped::bigint + page_size;
  spellings text[];
  patterns text[];
  nearest text[];
  conditions text := 'true';
BEGIN
  -- At pg_trgm's own 0.3, laxmi would not be near lakshmi.
  PERFORM set_config('pg_trgm.similarity_threshold', '0.25', true);
  FOR n IN 1 .. cardinality(wanted) LOOP
    SELECT coalesce(array_agg(s.word), '{}') INTO spellings FROM (
      SELECT v.word FROM name_words v
      WHERE v.clinic_id = clinic AND v.word % wanted[n] AND NOT starts_with(v.word, wanted[n])
      ORDER BY similarity(v.word, wanted[n]) DESC, v.word LIMIT 8) s;
    IF n > 1 THEN
      SELECT array_agg('% ' || s || '%') INTO patterns FROM unnest(wanted[n] || spellings) s;
      conditions := conditions || format(' AND words LIKE ANY (%L::text[])', patterns);
    ELSE
      nearest := spellings;
    END IF;
  END LOOP;
  -- Of the names, only those as near as the page are read.
  EXECUTE format('WITH fitting AS MATERIALIZED (
      SELECT word, name_folded, words, sum(patients) AS patients,
        -- One that begins with the word is as near as can be; the others as trigrams say.
        CASE WHEN starts_with(word, $2) THEN 1 ELSE similarity(word, $2) END AS nearness
      FROM searched_names($1, $2, $3, ''{}'', $4) WHERE %s GROUP BY 1, 2, 3
    ), names AS (
      SELECT name_folded AS name, words AS parts, max(patients) AS patients, max(nearness) AS nearness
      FROM fitting GROUP BY 1, 2 HAVING max(patients) > 0
    ), levels AS (
      SELECT name, parts, nearness, sum(patients) OVER (ORDER BY nearness DESC) AS so_far,
        sum(patients) OVER (PARTITION BY nearness) AS patients
      FROM names
    )
    SELECT (SELECT coalesce(sum(patients), 0) FROM names), ARRAY(
      SELECT patient_id FROM levels n
      CROSS JOIN LATERAL (SELECT patient_id, created_at, name_folded FROM patient_words w
        WHERE w.clinic_id = $1 AND w.previous = '''' AND w.name_folded = n.name
          AND w.words = n.parts AND ($4 IS NULL OR w.gender = $4)
        ORDER BY %s LIMIT $7) p
      WHERE n.so_far - n.patients < $7 AND n.so_far > $6
      ORDER BY nearness DESC, %s LIMIT $5 OFFSET $6
        - coalesce((SELECT max(so_far) FROM levels WHERE so_far <= $6), 0))',
    conditions, sorting_of_name, sorting)
    INTO total, ids USING clinic, wanted[1], nearest, wanted_gender, page_size, skipped, reach;
END $$;

ALTER FUNCTION searched_names(uuid, text, text[], text[], text) OWNER TO openopd_system;
ALTER FUNCTION search_by_name(uuid, text[], text, text, text, integer, integer) OWNER TO openopd_system;
ALTER FUNCTION search_by_few_digits(uuid, text, uuid[], text, uuid, text, integer, integer)
  OWNER TO openopd_system;
ALTER FUNCTION search_by_number(uuid, text, text[], text, uuid, text, integer, integer)
  OWNER TO openopd_system;
ALTER FUNCTION search_near_spellings(uuid, text[], text, text, text, integer, integer)
  OWNER TO openopd_system;
REVOKE ALL ON FUNCTION searched_names(uuid, text, text[], text[], text),
  search_by_name(uuid, text[], text, text, text, integer, integer),
  search_by_few_digits(uuid, text, uuid[], text, uuid, text, integer, integer),
  search_by_number(uuid, text, text[], text, uuid, text, integer, integer),
  search_near_spellings(uuid, text[], text, text, text, integer, integer) FROM PUBLIC;

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
  -- As the indexes of 0289 have it, in one direction or the other.
  newest CONSTANT text := 'created_at DESC, patient_id';
  oldest CONSTANT text := 'created_at, patient_id DESC';
  sorting_of_name CONSTANT text := CASE (sort_by = 'name') = (sort_order = 'asc') WHEN true THEN newest ELSE oldest END;
  sorting CONSTANT text := CASE WHEN sort_by <> 'name' THEN '' WHEN sort_order = 'asc' THEN 'name_folded, '
    ELSE 'name_folded DESC, ' END || sorting_of_name;
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
  END IF;
  IF digits <> '' THEN
    SELECT s.total, s.ids INTO total, ids FROM search_by_number(
      clinic, digits, wanted, wanted_gender, by_token, sorting, page_size, skipped) s;
  ELSIF cardinality(wanted) > 0 THEN
    SELECT s.total, s.ids INTO total, ids FROM search_by_name(
      clinic, wanted, wanted_gender, sorting, sorting_of_name, page_size, skipped) s;
    IF total = 0 THEN
      SELECT s.total, s.ids INTO total, ids FROM search_near_spellings(
        clinic, wanted, wanted_gender, sorting, sorting_of_name, page_size, skipped) s;
      near := total > 0;
    END IF;
  END IF;
END $$;
