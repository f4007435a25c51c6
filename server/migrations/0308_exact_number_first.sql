-- As in 0290, but the patient whose number for life is searched comes first too, after the one with the token of
-- today: "99" listed the phones that contain 99 before the patient no. 99.

DROP FUNCTION search_by_few_digits(uuid, text, uuid[], text, uuid, text, integer, integer);

-- One page of the patients whose phone contains up to three digits, or who are among the others: as `ids`
-- has it, or NULL when too few were found among those who are read. `firsts`, who are among the others, come first.
CREATE FUNCTION search_by_few_digits(
    clinic uuid, digits text, others uuid[], wanted_gender text, firsts uuid[],
    sorting text, page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  pattern CONSTANT text := '%' || digits || '%';
  everybody bigint;
  most bigint;
  -- They stand before the others, and fill their part of the page.
  of_page CONSTANT uuid[] := firsts[skipped + 1 : skipped + page_size];
  left_over CONSTANT integer := page_size - cardinality(of_page);
  passed CONSTANT integer := greatest(skipped - cardinality(firsts), 0);
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
        AND patient_id <> ALL ($8)
      ORDER BY %1$s LIMIT $5 OFFSET $6)', sorting)
    INTO ids USING clinic, pattern, others, wanted_gender, left_over, passed, most, firsts;
  ids := of_page || ids;
  IF cardinality(ids) < least(page_size, total - skipped) THEN
    ids := NULL;
  END IF;
END $$;

ALTER FUNCTION search_by_few_digits(uuid, text, uuid[], text, uuid[], text, integer, integer)
  OWNER TO openopd_system;
REVOKE ALL ON FUNCTION search_by_few_digits(uuid, text, uuid[], text, uuid[], text, integer, integer)
  FROM PUBLIC;

-- The patients whose phone contains the digits, whose number they are, or one word of whose name they begin.
CREATE OR REPLACE FUNCTION search_by_number(
    clinic uuid, digits text, wanted text[], wanted_gender text, by_token uuid,
    sorting text, page_size integer, skipped integer,
    OUT total bigint, OUT ids uuid[])
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  last CONSTANT text := chr(1114111);
  number CONSTANT integer := CASE WHEN length(ltrim(digits, '0')) BETWEEN 1 AND 9 THEN digits::integer END;
  -- Those who have exactly this number: the token of today, then the number for life.
  firsts CONSTANT uuid[] := ARRAY(
    SELECT p.id FROM patients p
      WHERE p.clinic_id = clinic AND (wanted_gender IS NULL OR p.gender = wanted_gender)
        AND (p.token = number OR p.id = by_token OR p.id = (SELECT m.patient_id FROM patient_merges m
          WHERE m.clinic_id = clinic AND m.lost_token = number LIMIT 1))
      ORDER BY p.id IS NOT DISTINCT FROM by_token DESC, p.id);
  -- Those whom something else than the phone finds.
  others uuid[] := firsts;
BEGIN
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
      clinic, digits, others, wanted_gender, firsts, sorting, page_size, skipped) f;
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
      ARRAY(SELECT patient_id FROM hits ORDER BY array_position($7, patient_id), %s LIMIT $5 OFFSET $6)',
    sorting)
    INTO total, ids
    USING clinic, '%' || digits || '%', others, wanted_gender, page_size, skipped, firsts;
END $$;
