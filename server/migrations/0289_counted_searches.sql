-- A search counts without visiting its patients (decision 151): how many patients have a name, and how many
-- phones contain a digit, two or three, is kept. Counters that each registration updates would make the
-- registrations of a clinic wait for one another, so a change is a row of its own; one change in about a
-- thousand adds all of the clinic's to the counters. A snapshot sees either a change or the counter that has
-- it, so counters and changes together are the exact number of what it sees.
CREATE TABLE search_changes (
  -- Refers to no table: each registration writes two rows, from rows that refer to the clinic.
  clinic_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- A name that came (1) or went (-1), or else a phone.
  name_folded text COLLATE "C",
  words text COLLATE "C",
  phone_digits text,
  gender text,
  added integer NOT NULL CHECK (abs(added) = 1),
  PRIMARY KEY (clinic_id, id),
  CHECK ((name_folded IS NULL) = (words IS NULL)),
  CHECK ((name_folded IS NULL) <> (phone_digits IS NULL))
  -- Each search reads past the rows that were counted since the last vacuum.
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
CALL protect_clinic_table('search_changes', 'INSERT, DELETE');
REVOKE INSERT, DELETE ON search_changes FROM openopd_app;

-- The patients of each name, once for each of its words, as `patient_words` has each patient.
CREATE TABLE name_counts (
  clinic_id uuid NOT NULL REFERENCES clinics,
  word text COLLATE "C" NOT NULL,
  name_folded text COLLATE "C" NOT NULL,
  words text COLLATE "C" NOT NULL,
  previous text COLLATE "C" NOT NULL,
  male bigint NOT NULL,
  female bigint NOT NULL,
  other bigint NOT NULL,
  unsaid bigint NOT NULL,
  PRIMARY KEY (clinic_id, word, name_folded, words)
) WITH (fillfactor = 80);
CALL protect_clinic_table('name_counts', 'INSERT, UPDATE, DELETE');
REVOKE INSERT, UPDATE, DELETE ON name_counts FROM openopd_app;

-- The phones that contain each digit, each two and each three, at the place `phone_part` of the array.
CREATE TABLE phone_counts (
  clinic_id uuid NOT NULL REFERENCES clinics,
  -- M, F, O, or empty for a patient without one.
  gender text NOT NULL CHECK (gender IN ('M', 'F', 'O', '')),
  phones integer[] NOT NULL,
  PRIMARY KEY (clinic_id, gender)
);
CALL protect_clinic_table('phone_counts', 'INSERT, UPDATE');
REVOKE INSERT, UPDATE ON phone_counts FROM openopd_app;

-- 0 to 9 have the places 1 to 10, 00 to 99 those to 110, and 000 to 999 those to 1110.
CREATE FUNCTION phone_part(digits text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT digits::integer + CASE length(digits) WHEN 1 THEN 1 WHEN 2 THEN 11 WHEN 3 THEN 111 END
$$;

-- Adds the clinic's changes to the counters, unless another transaction is doing so; `waits` for that one.
CREATE FUNCTION fold_search_changes(clinic uuid, waits boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  key CONSTANT bigint := hashtextextended('search_changes:' || clinic, 0);
  -- Names without patients, and their words.
  gone_words text[];
  gone_names text[];
BEGIN
  IF waits THEN
    PERFORM pg_advisory_xact_lock(key);
  ELSIF NOT pg_try_advisory_xact_lock(key) THEN
    RETURN;
  END IF;
  WITH changes AS (
    DELETE FROM search_changes WHERE clinic_id = clinic RETURNING *
  ), names AS (
    SELECT c.name_folded, c.words,
      coalesce(sum(added) FILTER (WHERE gender = 'M'), 0) AS male,
      coalesce(sum(added) FILTER (WHERE gender = 'F'), 0) AS female,
      coalesce(sum(added) FILTER (WHERE gender = 'O'), 0) AS other,
      coalesce(sum(added) FILTER (WHERE gender IS NULL), 0) AS unsaid
    FROM changes c WHERE c.words IS NOT NULL GROUP BY 1, 2
  ), counted_names AS (
    INSERT INTO name_counts AS kept
        (clinic_id, word, name_folded, words, previous, male, female, other, unsaid)
      SELECT clinic, w.word, n.name_folded, n.words,
        coalesce(lag(w.word) OVER (PARTITION BY n.name_folded, n.words ORDER BY w.nth), ''),
        n.male, n.female, n.other, n.unsaid
      FROM names n
      CROSS JOIN unnest(string_to_array(ltrim(n.words), ' ')) WITH ORDINALITY AS w(word, nth)
      WHERE (n.male, n.female, n.other, n.unsaid) <> (0, 0, 0, 0)
      ON CONFLICT (clinic_id, word, name_folded, words) DO UPDATE SET
        male = kept.male + excluded.male, female = kept.female + excluded.female,
        other = kept.other + excluded.other, unsaid = kept.unsaid + excluded.unsaid
      RETURNING kept.*
  ), parts AS (
    -- A part that a phone has twice counts at its first place.
    SELECT coalesce(c.gender, '') AS gender, phone_part(substr(c.phone_digits, place, size)) AS part,
      sum(added)::integer AS added
    FROM changes c
    CROSS JOIN generate_series(1, 3) AS size
    CROSS JOIN LATERAL generate_series(1, length(c.phone_digits) - size + 1) AS place
    WHERE strpos(c.phone_digits, substr(c.phone_digits, place, size)) = place
    GROUP BY 1, 2
  ), sums AS (
    SELECT b.gender, array_agg(b.added ORDER BY b.part) AS added
    FROM (SELECT a.gender, a.part, sum(a.added)::integer AS added
      FROM (SELECT * FROM parts
        UNION ALL
        SELECT g.gender, part, 0 FROM (SELECT DISTINCT gender FROM parts) g, generate_series(1, 1110) part) a
      GROUP BY 1, 2) b
    GROUP BY 1
  ), counted_phones AS (
    INSERT INTO phone_counts AS kept (clinic_id, gender, phones)
      SELECT clinic, s.gender, s.added FROM sums s
      ON CONFLICT (clinic_id, gender) DO UPDATE SET phones = ARRAY(
        SELECT one + another
        FROM unnest(kept.phones, excluded.phones) WITH ORDINALITY AS b(one, another, place)
        ORDER BY place)
  )
  SELECT array_agg(k.word), array_agg(k.name_folded) INTO gone_words, gone_names
    FROM counted_names k WHERE (k.male, k.female, k.other, k.unsaid) = (0, 0, 0, 0);
  DELETE FROM name_counts k USING unnest(gone_words, gone_names) AS gone(word, name_folded)
    WHERE k.clinic_id = clinic AND k.word = gone.word AND k.name_folded = gone.name_folded
      AND (k.male, k.female, k.other, k.unsaid) = (0, 0, 0, 0);
END $$;
ALTER FUNCTION fold_search_changes(uuid, boolean) OWNER TO openopd_system;
REVOKE ALL ON FUNCTION fold_search_changes(uuid, boolean) FROM PUBLIC;

-- One change in 1,024 has all of its clinic's counted. Chance says which one: a count of the changes would be a
-- counter again. A large statement has its own counted.
--
-- As in 0009: and each name that came or went is a change to be counted.
CREATE OR REPLACE FUNCTION keep_name_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changes bigint;
BEGIN
  -- In one order, so that two registrations wait for one another and never both.
  INSERT INTO name_words SELECT DISTINCT clinic_id, word FROM added ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  INSERT INTO search_changes (clinic_id, name_folded, words, gender, added)
    SELECT clinic_id, name_folded, words, gender, 1 FROM added WHERE previous = '';
  GET DIAGNOSTICS changes = ROW_COUNT;
  IF random() * 1024 < changes THEN
    PERFORM fold_search_changes(clinic_id, false) FROM (SELECT DISTINCT clinic_id FROM added) c;
  END IF;
  RETURN NULL;
END $$;
ALTER FUNCTION keep_name_words() OWNER TO openopd_system;

CREATE FUNCTION drop_names() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changes bigint;
BEGIN
  INSERT INTO search_changes (clinic_id, name_folded, words, gender, added)
    SELECT clinic_id, name_folded, words, gender, -1 FROM dropped WHERE previous = '';
  GET DIAGNOSTICS changes = ROW_COUNT;
  IF random() * 1024 < changes THEN
    PERFORM fold_search_changes(clinic_id, false) FROM (SELECT DISTINCT clinic_id FROM dropped) c;
  END IF;
  RETURN NULL;
END $$;
ALTER FUNCTION drop_names() OWNER TO openopd_system;
CREATE TRIGGER names_dropped AFTER DELETE ON patient_words
  REFERENCING OLD TABLE AS dropped FOR EACH STATEMENT EXECUTE FUNCTION drop_names();

-- As in 0133: and each phone is a change too.
CREATE OR REPLACE FUNCTION count_patients() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changes bigint;
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_patients(clinic_id, coalesce(gender, ''), n) FROM
        (SELECT clinic_id, gender, count(*) AS n FROM after_it WHERE NOT placeholder GROUP BY 1, 2) c;
      INSERT INTO search_changes (clinic_id, phone_digits, gender, added)
        SELECT clinic_id, phone_digits, gender, 1 FROM after_it WHERE phone_digits IS NOT NULL;
      GET DIAGNOSTICS changes = ROW_COUNT;
      IF random() * 1024 < changes THEN
        PERFORM fold_search_changes(clinic_id, false) FROM (SELECT DISTINCT clinic_id FROM after_it) c;
      END IF;
    WHEN 'DELETE' THEN
      PERFORM add_patients(clinic_id, coalesce(gender, ''), -n) FROM
        (SELECT clinic_id, gender, count(*) AS n FROM before_it WHERE NOT placeholder GROUP BY 1, 2) c;
      INSERT INTO search_changes (clinic_id, phone_digits, gender, added)
        SELECT clinic_id, phone_digits, gender, -1 FROM before_it WHERE phone_digits IS NOT NULL;
    ELSE
      PERFORM add_patients(clinic_id, coalesce(gender, ''), n::bigint) FROM
        (SELECT clinic_id, gender, sum(one) AS n FROM
          (SELECT clinic_id, gender, 1 AS one FROM after_it WHERE NOT placeholder
           UNION ALL
           SELECT clinic_id, gender, -1 FROM before_it WHERE NOT placeholder) changes
         GROUP BY 1, 2 HAVING sum(one) <> 0) c;
  END CASE;
  RETURN NULL;
END $$;
ALTER FUNCTION count_patients() OWNER TO openopd_system;

-- A row's own trigger, so that an update of anything else calls nothing.
CREATE FUNCTION change_phone() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO search_changes (clinic_id, phone_digits, gender, added)
    SELECT clinic_id, phone_digits, gender, added
    FROM (VALUES (OLD.clinic_id, OLD.phone_digits, OLD.gender, -1),
      (NEW.clinic_id, NEW.phone_digits, NEW.gender, 1)) AS c(clinic_id, phone_digits, gender, added)
    WHERE phone_digits IS NOT NULL;
  RETURN NULL;
END $$;
ALTER FUNCTION change_phone() OWNER TO openopd_system;
CREATE TRIGGER patients_phone_changed AFTER UPDATE OF phone_digits, gender ON patients
  FOR EACH ROW WHEN ((OLD.phone_digits, OLD.gender) IS DISTINCT FROM (NEW.phone_digits, NEW.gender))
  EXECUTE FUNCTION change_phone();

INSERT INTO search_changes (clinic_id, name_folded, words, gender, added)
  SELECT clinic_id, name_folded, words, gender, 1 FROM patient_words WHERE previous = '';
INSERT INTO search_changes (clinic_id, phone_digits, gender, added)
  SELECT clinic_id, phone_digits, gender, 1 FROM patients WHERE phone_digits IS NOT NULL;
SELECT fold_search_changes(id, true) FROM clinics;
-- It is empty now: its dead rows would slow each search until autovacuum removes them.
TRUNCATE search_changes;

-- A page is read in the order in which it is shown. Equal names stand newest first; each index is read in
-- both directions.
CREATE INDEX patient_words_by_age_of_record ON patient_words (clinic_id, created_at DESC, patient_id)
  INCLUDE (words, gender) WHERE previous = '';
CREATE INDEX patient_words_by_name ON patient_words (clinic_id, name_folded, created_at DESC, patient_id)
  INCLUDE (words, gender) WHERE previous = '';
DROP INDEX patients_by_name;
-- What one or two digits walked.
DROP INDEX patients_by_number;
CREATE INDEX patients_by_name ON patients (clinic_id, name_folded, created_at DESC, id);
