-- What a patient agreed to, by purpose, and the text that they were shown. A notice is added to, never
-- changed; a consent is withdrawn once and then kept.
CREATE TABLE consent_notices (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('care', 'ai_model', 'contact')),
  version int NOT NULL CHECK (version > 0),
  text text NOT NULL CHECK (btrim(text) <> ''),
  made_at timestamptz NOT NULL,
  made_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, purpose, version),
  FOREIGN KEY (clinic_id, made_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('consent_notices', 'INSERT');

-- Who says no before anybody has asked has a row that was never given.
CREATE TABLE patient_consents (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('care', 'ai_model', 'contact')),
  notice_version int NOT NULL,
  given_at timestamptz,
  given_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  noted_at timestamptz NOT NULL,
  -- Pressed by mistake: it counts for nothing, and is kept.
  undone_at timestamptz,
  undone_by uuid,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, purpose, notice_version)
    REFERENCES consent_notices (clinic_id, purpose, version),
  FOREIGN KEY (clinic_id, given_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, withdrawn_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, undone_by) REFERENCES users (clinic_id, id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL)),
  CHECK ((given_at IS NULL) = (given_by IS NULL)),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CHECK (given_at IS NOT NULL OR withdrawn_at IS NOT NULL)
);
CREATE UNIQUE INDEX patient_consents_one_standing ON patient_consents (clinic_id, patient_id, purpose)
  WHERE withdrawn_at IS NULL AND undone_at IS NULL;
CREATE INDEX patient_consents_of_a_patient ON patient_consents (clinic_id, patient_id, noted_at);
CALL protect_clinic_table('patient_consents', 'INSERT');
GRANT UPDATE (withdrawn_at, withdrawn_by, undone_at, undone_by) ON patient_consents TO openopd_app;
CREATE TRIGGER patient_consents_of_no_erased BEFORE INSERT OR UPDATE ON patient_consents
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
