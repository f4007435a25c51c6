-- The waiting room: displays with public addresses, the doctors' rooms, and the code on a slip with
-- which a patient follows the queue. A code is 128 random bits; it shows tokens, never a record.

CREATE TABLE displays (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 60),
  code text NOT NULL CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
  voice text NOT NULL CHECK (voice IN ('off', 'chime', 'english', 'hindi', 'english-hindi')),
  shows_names boolean NOT NULL DEFAULT false,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id)
);
-- Not unique by itself, since the tables can be distributed by clinic: 128 random bits do not meet.
CREATE INDEX displays_by_code ON displays (code);
CALL protect_clinic_table('displays', 'INSERT, UPDATE');

CREATE TABLE doctor_rooms (
  clinic_id uuid NOT NULL REFERENCES clinics,
  doctor_id uuid NOT NULL,
  room text NOT NULL CHECK (btrim(room) <> '' AND length(room) <= 30),
  PRIMARY KEY (clinic_id, doctor_id),
  FOREIGN KEY (clinic_id, doctor_id) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('doctor_rooms', 'INSERT, UPDATE, DELETE');

-- Whether slips carry a code. A clinic without a row gives none.
CREATE TABLE waiting_rooms (
  clinic_id uuid PRIMARY KEY REFERENCES clinics,
  places_on boolean NOT NULL
);
CALL protect_clinic_table('waiting_rooms', 'INSERT, UPDATE');

-- The code of a visit, made when its slip is printed. It works on the visit's day only.
CREATE TABLE queue_places (
  clinic_id uuid NOT NULL REFERENCES clinics,
  visit_id uuid NOT NULL,
  code text NOT NULL CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
  PRIMARY KEY (clinic_id, visit_id),
  FOREIGN KEY (clinic_id, visit_id) REFERENCES visits (clinic_id, id)
);
CREATE INDEX queue_places_by_code ON queue_places (code);
CALL protect_clinic_table('queue_places', 'INSERT, DELETE');
