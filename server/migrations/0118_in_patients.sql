-- Where a patient lies, and the doctor who looks after the stay.
ALTER TABLE admissions
  ADD COLUMN bed text CHECK (btrim(bed) <> ''),
  ADD COLUMN doctor_id uuid,
  ADD FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id);
CREATE INDEX admissions_running ON admissions (clinic_id, admitted_at)
  WHERE discharged_at IS NULL AND undone_at IS NULL;
CREATE INDEX admissions_ended ON admissions (clinic_id, discharged_at DESC)
  WHERE discharged_at IS NOT NULL;
