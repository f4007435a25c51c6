CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE patients (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- The clinic's running number of the patient.
  token integer NOT NULL CHECK (token > 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  -- Lower case without accents: what the list sorts by.
  name_folded text COLLATE "C" NOT NULL,
  age smallint CHECK (age BETWEEN 0 AND 150),
  gender text CHECK (gender IN ('M', 'F', 'O')),
  phone text,
  phone_digits text COLLATE "C",
  address text,
  ai_response text,
  subscription_status text NOT NULL DEFAULT 'none'
    CHECK (subscription_status IN ('active', 'cancelled', 'none')),
  subscription_plan_id uuid,
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  subscription_payment_method text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, token),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK (subscription_status <> 'active'
         OR (subscription_start_date IS NOT NULL AND subscription_end_date > subscription_start_date))
);
CREATE INDEX patients_by_age_of_record ON patients (clinic_id, created_at DESC, id);
CREATE INDEX patients_by_name ON patients (clinic_id, name_folded, id);
CREATE INDEX patients_by_phone ON patients USING gin (phone_digits gin_trgm_ops);
CALL protect_clinic_table('patients', 'INSERT, UPDATE');

-- The folded words of each name, so that "starts a word" is a range of an index.
CREATE TABLE patient_words (
  clinic_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  patient_id uuid NOT NULL,
  PRIMARY KEY (clinic_id, word, patient_id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id)
);
CREATE INDEX patient_words_of_a_patient ON patient_words (clinic_id, patient_id);
CALL protect_clinic_table('patient_words', 'INSERT, DELETE');

-- A visit: one stay of a patient in the queue, and its written record.
CREATE TABLE visits (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- The clinic's day, and the running number within it.
  day date NOT NULL,
  token_no integer NOT NULL CHECK (token_no > 0),
  complaint text NOT NULL DEFAULT '',
  case_summary text NOT NULL DEFAULT '',
  -- When complaint or summary last changed; `updated_at` moves with the status too.
  written_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'consulting', 'seen', 'cancelled')),
  doctor_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, day, token_no),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK (status NOT IN ('consulting', 'seen') OR (doctor_id IS NOT NULL AND started_at IS NOT NULL)),
  CHECK ((status IN ('seen', 'cancelled')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX visits_one_consulting_a_doctor ON visits (clinic_id, doctor_id)
  WHERE status = 'consulting';
CREATE UNIQUE INDEX visits_one_open_a_patient ON visits (clinic_id, patient_id)
  WHERE status IN ('waiting', 'consulting');
CREATE INDEX visits_open ON visits (clinic_id, created_at) WHERE status IN ('waiting', 'consulting');
CREATE INDEX visits_of_a_patient ON visits (clinic_id, patient_id, created_at DESC);
CALL protect_clinic_table('visits', 'INSERT, UPDATE');

-- Finds patients for one clinic. It runs as openopd_system, because row-level security keeps LIKE
-- and trigram operators (which are not leakproof) from using an index; the clinic is filtered
-- here instead, from the same setting that the policies read.
CREATE FUNCTION search_patients(words text[], digits text, wanted_gender text)
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
        AND (p.phone_digits LIKE ''%'' || $3 || ''%'' OR p.token::text = ltrim($3, ''0''))';
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
ALTER FUNCTION search_patients(text[], text, text) OWNER TO openopd_system;
REVOKE ALL ON FUNCTION search_patients(text[], text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_patients(text[], text, text) TO openopd_app;
