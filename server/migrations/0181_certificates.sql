-- The register of certificates: numbered within the year from April, without gaps. A certificate is never
-- changed; a cancelled one stays in the register.
CREATE TABLE certificates (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  financial_year smallint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('sick', 'fit', 'referral')),
  patient_id uuid NOT NULL,
  -- Who certifies and signs.
  doctor_id uuid NOT NULL,
  day date NOT NULL,
  -- As printed: the patient's name, age, sex and address on the day.
  patient_name text NOT NULL CHECK (btrim(patient_name) <> ''),
  patient_details text NOT NULL CHECK (length(patient_details) <= 500),
  -- NULL: not seen, or refused.
  identification_mark text CHECK (length(identification_mark) <= 200),
  text text NOT NULL CHECK (btrim(text) <> '' AND length(text) <= 4000),
  issued_at timestamptz NOT NULL,
  issued_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, financial_year, number),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, issued_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX certificates_of_a_patient ON certificates (clinic_id, patient_id);
CREATE INDEX certificates_by_day ON certificates (clinic_id, day);
CALL protect_clinic_table('certificates', 'INSERT');
CREATE TRIGGER certificates_of_no_erased BEFORE INSERT ON certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();

CREATE TABLE certificate_cancellations (
  clinic_id uuid NOT NULL REFERENCES clinics,
  certificate_id uuid NOT NULL,
  reason text NOT NULL CHECK (btrim(reason) <> '' AND length(reason) <= 200),
  cancelled_at timestamptz NOT NULL,
  cancelled_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, certificate_id),
  FOREIGN KEY (clinic_id, certificate_id) REFERENCES certificates (clinic_id, id),
  FOREIGN KEY (clinic_id, cancelled_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('certificate_cancellations', 'INSERT');

-- A merge moves certificates; an erasure blanks their texts. The number and the day stay in the register.
GRANT UPDATE (patient_id, patient_name, patient_details, identification_mark, text) ON certificates
  TO openopd_system;
GRANT UPDATE (reason) ON certificate_cancellations TO openopd_system;
CREATE TRIGGER certificates_only_merged BEFORE UPDATE OF patient_id ON certificates FOR EACH ROW
  WHEN (OLD.patient_id IS DISTINCT FROM NEW.patient_id) EXECUTE FUNCTION only_merged();
