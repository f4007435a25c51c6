-- The vital signs of a visit. A reading never changes: a correction is a new row that replaces it, and
-- a correction without a value takes it back.
CREATE TABLE vital_readings (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  visit_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('systolic', 'diastolic', 'pulse', 'temperature',
    'respiration', 'spo2', 'weight', 'height', 'glucose', 'pain')),
  value numeric(6, 2) CHECK (value >= 0),
  unit text NOT NULL,
  taken_at timestamptz NOT NULL,
  taken_by uuid NOT NULL,
  replaces uuid,
  PRIMARY KEY (clinic_id, id),
  CHECK (value IS NOT NULL OR replaces IS NOT NULL),
  CHECK (replaces <> id),
  CHECK (unit = CASE kind
    WHEN 'systolic' THEN 'mmHg' WHEN 'diastolic' THEN 'mmHg'
    WHEN 'pulse' THEN '/min' WHEN 'respiration' THEN '/min'
    WHEN 'temperature' THEN '°F' WHEN 'spo2' THEN '%'
    WHEN 'weight' THEN 'kg' WHEN 'height' THEN 'cm'
    WHEN 'glucose' THEN 'mg/dL' WHEN 'pain' THEN '/10' END),
  FOREIGN KEY (clinic_id, patient_id, visit_id) REFERENCES visits (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, taken_by) REFERENCES users (clinic_id, id),
  -- A correction is of the same visit and kind, and a reading is corrected once.
  CONSTRAINT vital_readings_of_a_visit UNIQUE (clinic_id, visit_id, kind, id),
  FOREIGN KEY (clinic_id, visit_id, kind, replaces)
    REFERENCES vital_readings (clinic_id, visit_id, kind, id),
  CONSTRAINT vital_readings_replaced_once UNIQUE (clinic_id, replaces)
);
CREATE INDEX vital_readings_of_a_patient ON vital_readings (clinic_id, patient_id, taken_at);
CALL protect_clinic_table('vital_readings', 'INSERT');
CREATE TRIGGER vital_readings_begin_draft AFTER INSERT ON vital_readings
  FOR EACH ROW EXECUTE FUNCTION begin_asked_draft();
CREATE TRIGGER vital_readings_of_no_erased BEFORE INSERT ON vital_readings
  FOR EACH ROW EXECUTE FUNCTION refuse_sheet_of_erased();
