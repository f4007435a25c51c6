-- How many patients a clinic has, of each gender, as counted by every change: a list of all patients
-- needs its exact total, and counting 100,000 rows for each page is most of its cost (decision 113).
-- As in `list_versions`, a transaction adds to any row that no other holds, so registrations never
-- wait for one another here, and the sum that a snapshot sees is the number of patients that it sees.
-- Placeholders are hidden from the lists and not counted.
CREATE TABLE patient_counts (
  clinic_id uuid NOT NULL REFERENCES clinics,
  -- M, F, O, or empty for a patient without one.
  gender text NOT NULL CHECK (gender IN ('M', 'F', 'O', '')),
  slot uuid NOT NULL DEFAULT gen_random_uuid(),
  -- One row may be negative; their sum never is.
  patients bigint NOT NULL,
  PRIMARY KEY (clinic_id, gender, slot)
) WITH (fillfactor = 50);
CALL protect_clinic_table('patient_counts', 'INSERT, UPDATE');
REVOKE INSERT, UPDATE ON patient_counts FROM openopd_app;

INSERT INTO patient_counts (clinic_id, gender, patients)
  SELECT clinic_id, coalesce(gender, ''), count(*) FROM patients WHERE NOT placeholder GROUP BY 1, 2;

CREATE FUNCTION add_patients(clinic uuid, of_gender text, added bigint) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  free uuid;
BEGIN
  SELECT slot INTO free FROM patient_counts
    WHERE clinic_id = clinic AND gender = of_gender LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO patient_counts (clinic_id, gender, patients) VALUES (clinic, of_gender, added);
  ELSE
    UPDATE patient_counts SET patients = patients + added
      WHERE clinic_id = clinic AND gender = of_gender AND slot = free;
  END IF;
END $$;
ALTER FUNCTION add_patients(uuid, text, bigint) OWNER TO openopd_system;
REVOKE ALL ON FUNCTION add_patients(uuid, text, bigint) FROM PUBLIC;

CREATE FUNCTION count_patients() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM add_patients(clinic_id, coalesce(gender, ''), n) FROM
        (SELECT clinic_id, gender, count(*) AS n FROM after_it WHERE NOT placeholder GROUP BY 1, 2) c;
    WHEN 'DELETE' THEN
      PERFORM add_patients(clinic_id, coalesce(gender, ''), -n) FROM
        (SELECT clinic_id, gender, count(*) AS n FROM before_it WHERE NOT placeholder GROUP BY 1, 2) c;
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
CREATE TRIGGER patients_counted_in AFTER INSERT ON patients
  REFERENCING NEW TABLE AS after_it FOR EACH STATEMENT EXECUTE FUNCTION count_patients();
CREATE TRIGGER patients_counted_out AFTER DELETE ON patients
  REFERENCING OLD TABLE AS before_it FOR EACH STATEMENT EXECUTE FUNCTION count_patients();
-- Columns can't be named beside transition tables; an update that moves no count writes nothing.
CREATE TRIGGER patients_counted_over AFTER UPDATE ON patients
  REFERENCING OLD TABLE AS before_it NEW TABLE AS after_it
  FOR EACH STATEMENT EXECUTE FUNCTION count_patients();
