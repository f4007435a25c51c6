-- Who was shown which patient's record, when, and on which page. Only the system writes, reads and (after
-- a year) removes it: a request of a clinic has no right to it at all, and the owner's page asks as the
-- system.
CREATE TABLE patient_reads (
  id uuid NOT NULL,
  clinic_id uuid NOT NULL REFERENCES clinics,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('record', 'list', 'export')),
  -- None for a list, and for a file with all patients.
  patient_id uuid,
  -- The page that the browser said it was on, empty when it said none.
  screen text NOT NULL,
  -- Method and path of the call.
  call text NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, user_id) REFERENCES users (clinic_id, id),
  -- Only the placeholder of a case that was never begun is ever removed.
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id) ON DELETE CASCADE,
  CHECK ((kind = 'record' AND patient_id IS NOT NULL) OR kind = 'export'
    OR (kind = 'list' AND patient_id IS NULL))
);
CREATE INDEX patient_reads_of_a_patient ON patient_reads (clinic_id, patient_id, at);
CREATE INDEX patient_reads_of_a_person ON patient_reads (clinic_id, user_id, at);
CREATE INDEX patient_reads_by_age ON patient_reads (at);
ALTER TABLE patient_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE patient_reads FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON patient_reads TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON patient_reads TO openopd_system;

-- What a change made of a patient's data is the owner's to read; everybody else's requests see who
-- changed which fields, and when.
CREATE FUNCTION names_in(changes jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN jsonb_typeof(changes) = 'object'
    THEN ARRAY(SELECT jsonb_object_keys(changes) ORDER BY 1) ELSE '{}' END;
ALTER TABLE audit_log
  ADD COLUMN fields text[] NOT NULL GENERATED ALWAYS AS (names_in(changes)) STORED;
REVOKE SELECT ON audit_log FROM openopd_app;
GRANT SELECT (id, clinic_id, at, user_id, verb, record_type, record_id, fields)
  ON audit_log TO openopd_app;
