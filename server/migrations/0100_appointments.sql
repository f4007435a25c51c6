-- The week and the leave of each doctor, and the appointments. Times of a day are minutes since
-- midnight on the clinic's clock.

CREATE TABLE doctor_weeks (
  clinic_id uuid NOT NULL REFERENCES clinics,
  doctor_id uuid NOT NULL,
  slot_minutes smallint NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240),
  per_slot smallint NOT NULL CHECK (per_slot BETWEEN 1 AND 20),
  version integer NOT NULL CHECK (version > 0),
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, doctor_id),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('doctor_weeks', 'INSERT, UPDATE');

CREATE TABLE doctor_times (
  clinic_id uuid NOT NULL REFERENCES clinics,
  doctor_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('session', 'break')),
  -- Monday is 1, Sunday 7.
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  from_minute smallint NOT NULL CHECK (from_minute >= 0),
  to_minute smallint NOT NULL CHECK (to_minute <= 1440),
  PRIMARY KEY (clinic_id, doctor_id, kind, weekday, from_minute),
  CHECK (from_minute < to_minute),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES doctor_weeks (clinic_id, doctor_id)
);
CALL protect_clinic_table('doctor_times', 'INSERT, DELETE');

CREATE TABLE doctor_leave (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- NULL: the whole days.
  from_minute smallint CHECK (from_minute >= 0),
  to_minute smallint CHECK (to_minute <= 1440),
  note text CHECK (btrim(note) <> '' AND length(note) <= 200),
  PRIMARY KEY (clinic_id, id),
  CHECK (from_day <= to_day),
  CONSTRAINT doctor_leave_part_of_one_day CHECK (
    num_nulls(from_minute, to_minute) = 2
    OR (num_nulls(from_minute, to_minute) = 0 AND from_day = to_day AND from_minute < to_minute)),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id)
);
CREATE INDEX doctor_leave_by_end ON doctor_leave (clinic_id, doctor_id, to_day);
CALL protect_clinic_table('doctor_leave', 'INSERT, DELETE');

CREATE TABLE appointments (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  doctor_id uuid NOT NULL,
  day date NOT NULL,
  start_minute smallint NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  starts_at timestamptz NOT NULL,
  minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 240),
  -- The place in the slot, and how many the slot had when it was booked.
  place smallint NOT NULL CHECK (place >= 1),
  places smallint NOT NULL CHECK (places BETWEEN 1 AND 20),
  status text NOT NULL CHECK (status IN ('booked', 'arrived', 'no-show', 'cancelled')),
  note text CHECK (btrim(note) <> '' AND length(note) <= 500),
  reason text CHECK (btrim(reason) <> '' AND length(reason) <= 200),
  visit_id uuid,
  -- The visit whose follow-up this is.
  follows_visit_id uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT appointments_place_in_slot CHECK (place <= places),
  CONSTRAINT appointments_arrived_has_visit CHECK ((status = 'arrived') = (visit_id IS NOT NULL)),
  CHECK (reason IS NULL OR status = 'cancelled'),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id, visit_id) REFERENCES visits (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id, follows_visit_id)
    REFERENCES visits (clinic_id, patient_id, id)
);
-- Of two who take the last place of a slot, one gets it.
CREATE UNIQUE INDEX appointments_one_a_place ON appointments (clinic_id, doctor_id, starts_at, place)
  WHERE status <> 'cancelled';
CREATE UNIQUE INDEX appointments_one_a_patient
  ON appointments (clinic_id, patient_id, doctor_id, starts_at) WHERE status <> 'cancelled';
CREATE UNIQUE INDEX appointments_one_a_visit ON appointments (clinic_id, visit_id)
  WHERE visit_id IS NOT NULL;
CREATE UNIQUE INDEX appointments_one_follow_up ON appointments (clinic_id, follows_visit_id)
  WHERE follows_visit_id IS NOT NULL AND status <> 'cancelled';
CREATE INDEX appointments_by_day ON appointments (clinic_id, day, doctor_id) INCLUDE (status);
CREATE INDEX appointments_of_a_patient ON appointments (clinic_id, patient_id, starts_at);
CALL protect_clinic_table('appointments', 'INSERT, UPDATE');
CREATE TRIGGER appointments_of_no_erased BEFORE INSERT ON appointments
  FOR EACH ROW EXECUTE FUNCTION refuse_erased();
