-- Search at the size of a large clinic (decision 010): whatever a search compares, filters or sorts
-- by lies in the index that it walks, so that 30,000 matches are counted and sorted without visiting
-- one patient.
CREATE EXTENSION IF NOT EXISTS btree_gin;

ALTER TABLE patient_words
  -- The word before this one in the alphabet of the same name, or ''. A patient counts at the first of
  -- their words that fits: the one whose previous does not.
  ADD COLUMN previous text COLLATE "C" NOT NULL DEFAULT '',
  -- All words of the name, a space before each: where the other words of a search are looked for.
  ADD COLUMN words text COLLATE "C" NOT NULL DEFAULT '',
  -- Copies from the patient: what the list sorts and filters by.
  ADD COLUMN name_folded text COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN gender text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT '-infinity';

UPDATE patient_words w
  SET previous = o.previous, words = o.words,
      name_folded = p.name_folded, gender = p.gender, created_at = p.created_at
  FROM patients p,
    (SELECT clinic_id, patient_id, word,
            coalesce(lag(word) OVER in_order, '') AS previous,
            string_agg(' ' || word, '') OVER (PARTITION BY clinic_id, patient_id) AS words
     FROM patient_words WINDOW in_order AS (PARTITION BY clinic_id, patient_id ORDER BY word)) o
  WHERE p.clinic_id = w.clinic_id AND p.id = w.patient_id
    AND o.clinic_id = w.clinic_id AND o.patient_id = w.patient_id AND o.word = w.word;

ALTER TABLE patient_words
  ALTER COLUMN previous DROP DEFAULT,
  ALTER COLUMN words DROP DEFAULT,
  ALTER COLUMN name_folded DROP DEFAULT,
  ALTER COLUMN created_at DROP DEFAULT,
  DROP CONSTRAINT patient_words_pkey,
  ADD PRIMARY KEY (clinic_id, word, patient_id)
    INCLUDE (previous, words, name_folded, gender, created_at);

-- Each word that a name of the clinic has or had: what a wrong spelling is compared with.
CREATE TABLE name_words (
  clinic_id uuid NOT NULL REFERENCES clinics,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (clinic_id, word)
);
CREATE INDEX name_words_by_spelling ON name_words USING gin (clinic_id, word gin_trgm_ops);
CALL protect_clinic_table('name_words', 'INSERT');
INSERT INTO name_words SELECT DISTINCT clinic_id, word FROM patient_words;

CREATE FUNCTION keep_name_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two registrations wait for one another and never both.
  INSERT INTO name_words SELECT DISTINCT clinic_id, word FROM added ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_name_words AFTER INSERT ON patient_words
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_name_words();

-- Three digits and more are found by trigrams of this clinic's phones; fewer fit a tenth of the
-- clinic and are found by walking the narrow index.
DROP INDEX patients_by_phone;
CREATE INDEX patients_by_phone ON patients USING gin (clinic_id, phone_digits gin_trgm_ops);
CREATE INDEX patients_by_number ON patients (clinic_id, id)
  INCLUDE (token, phone_digits, gender, name_folded, created_at);

-- Finds the patients of one clinic (the older function of this name, which answers all of them, is
-- what other lists filter by): how many, and the identifiers of one page. When no patient fits,
-- `near` is true and it answers those with near spellings, the nearest first.
--
-- It runs as openopd_system, because row-level security keeps LIKE and trigram operators (which are
-- not leakproof) from using an index; the clinic is filtered here instead, from the same setting
-- that the policies read.
CREATE FUNCTION search_patients(
    -- Folded words of the term, the longest first; each must begin a word of the name.
    wanted text[],
    -- The digits of a term that is a number, else ''.
    digits text,
    wanted_gender text,
    sort_by text, sort_order text, page_size integer, skipped integer,
    OUT total bigint, OUT near boolean, OUT ids uuid[])
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
BEGIN
  IF clinic IS NULL THEN
    RAISE EXCEPTION 'search_patients needs a clinic' USING ERRCODE = 'insufficient_privilege';
  END IF;
  total := 0;
  near := false;
  ids := '{}';
  IF digits <> '' THEN
    hits := CASE WHEN length(digits) < 3
      THEN format(by_number, '(phone_digits LIKE $4 OR token = $9)')
      ELSE format(by_number, 'phone_digits LIKE $4') || ' UNION '
        || format(by_number, 'token = $9') END;
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
      CASE WHEN length(ltrim(digits, '0')) BETWEEN 1 AND 9 THEN digits::integer END;
  IF total > 0 OR digits <> '' THEN
    RETURN;
  END IF;
  SELECT * INTO total, ids FROM search_near_spellings(
    clinic, wanted, wanted_gender, sorting, page_size, skipped);
  near := total > 0;
END $$;

-- The patients each of whose wanted words begins a word of the name or is spelled nearly like one.
-- Called by search_patients alone.
CREATE FUNCTION search_near_spellings(
    clinic uuid, wanted text[], wanted_gender text, sorting text, page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  last CONSTANT text := chr(1114111);
  spellings text[];
  patterns text[];
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
      -- One that begins with the word is as near as can be; the others as trigrams say.
      conditions := format('clinic_id = $1 AND (word >= $2 AND word < $2 || $3
        AND NOT starts_with(previous, $2) OR word = ANY (%L::text[]))', spellings);
    END IF;
  END LOOP;
  EXECUTE format('WITH hits AS MATERIALIZED (
      SELECT patient_id, name_folded, created_at,
        max(CASE WHEN starts_with(word, $2) THEN 1 ELSE similarity(word, $2) END) AS nearness
      FROM patient_words WHERE %s AND ($4 IS NULL OR gender = $4)
      GROUP BY patient_id, name_folded, created_at)
    SELECT (SELECT count(*) FROM hits),
      ARRAY(SELECT patient_id FROM hits ORDER BY nearness DESC, %s LIMIT $5 OFFSET $6)',
    conditions, sorting)
    INTO total, ids USING clinic, wanted[1], last, wanted_gender, page_size, skipped;
END $$;

ALTER FUNCTION search_patients(text[], text, text, text, text, integer, integer)
  OWNER TO openopd_system;
REVOKE ALL ON FUNCTION search_patients(text[], text, text, text, text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_patients(text[], text, text, text, text, integer, integer)
  TO openopd_app;
ALTER FUNCTION search_near_spellings(uuid, text[], text, text, integer, integer)
  OWNER TO openopd_system;
REVOKE ALL ON FUNCTION search_near_spellings(uuid, text[], text, text, integer, integer) FROM PUBLIC;
