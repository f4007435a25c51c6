-- Complaints of the past that belong to no visit here: what a patient tells of earlier times, or
-- the assistant takes down. A visit's own complaint stands in the visit.
CREATE TABLE patient_complaints (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  complaint text NOT NULL CHECK (btrim(complaint) <> ''),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX patient_complaints_of_a_patient
  ON patient_complaints (clinic_id, patient_id, created_at DESC) WHERE deleted_at IS NULL;
CALL protect_clinic_table('patient_complaints', 'INSERT, UPDATE');
