-- A stay, with the charges as they were when it began. Its bill begins with the admission and other
-- charges as items; the days started since are added as items whenever money moves and at the
-- discharge, so that what is due is always in the ledger before something is paid on it.
CREATE TABLE admissions (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  admission_charge_paise bigint NOT NULL CHECK (admission_charge_paise >= 0),
  per_day_charge_paise bigint NOT NULL CHECK (per_day_charge_paise >= 0),
  other_charges_paise bigint NOT NULL CHECK (other_charges_paise >= 0),
  admitted_at timestamptz NOT NULL,
  discharged_at timestamptz,
  created_by uuid NOT NULL,
  discharged_by uuid,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, bill_id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id, bill_id) REFERENCES bills (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, discharged_by) REFERENCES users (clinic_id, id),
  CHECK (discharged_at >= admitted_at),
  CHECK ((discharged_at IS NULL) = (discharged_by IS NULL))
);
-- A patient may come back later, but lies in one bed at a time.
CREATE UNIQUE INDEX admissions_one_running_a_patient ON admissions (clinic_id, patient_id)
  WHERE discharged_at IS NULL;
CREATE INDEX admissions_of_a_patient ON admissions (clinic_id, patient_id, admitted_at DESC);
CALL protect_clinic_table('admissions', 'INSERT, UPDATE');
