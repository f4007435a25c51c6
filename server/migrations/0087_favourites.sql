-- Sets of sheet rows under a name: one doctor's, or the clinic's. Drugs and tests keep the name that
-- the doctor saw, so that a later rename or deletion is shown.
CREATE TABLE favourites (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- NULL: the clinic's.
  owner_id uuid,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 30 AND name !~ '[[:space:]/]'),
  diagnoses text[] NOT NULL DEFAULT '{}' CHECK (cardinality(diagnoses) <= 20),
  advice text NOT NULL DEFAULT '',
  outside text NOT NULL DEFAULT '',
  follow_up_days smallint CHECK (follow_up_days BETWEEN 1 AND 366),
  version integer NOT NULL CHECK (version > 0),
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  -- A deleted one is kept for Undo.
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, owner_id) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CREATE UNIQUE INDEX favourites_own_name ON favourites (clinic_id, owner_id, lower(name))
  WHERE deleted_at IS NULL AND owner_id IS NOT NULL;
CREATE UNIQUE INDEX favourites_clinic_name ON favourites (clinic_id, lower(name))
  WHERE deleted_at IS NULL AND owner_id IS NULL;
CALL protect_clinic_table('favourites', 'INSERT, UPDATE');

CREATE TABLE favourite_drugs (
  clinic_id uuid NOT NULL REFERENCES clinics,
  favourite_id uuid NOT NULL,
  drug_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  tablets_per_day smallint NOT NULL CHECK (tablets_per_day > 0),
  number_of_days smallint NOT NULL CHECK (number_of_days > 0),
  directions_to_use text,
  PRIMARY KEY (clinic_id, favourite_id, drug_id),
  FOREIGN KEY (clinic_id, favourite_id) REFERENCES favourites (clinic_id, id),
  CONSTRAINT favourite_drugs_of_the_clinic
    FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id)
);
CALL protect_clinic_table('favourite_drugs', 'INSERT, DELETE');

CREATE TABLE favourite_tests (
  clinic_id uuid NOT NULL REFERENCES clinics,
  favourite_id uuid NOT NULL,
  test_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  PRIMARY KEY (clinic_id, favourite_id, test_id),
  FOREIGN KEY (clinic_id, favourite_id) REFERENCES favourites (clinic_id, id),
  CONSTRAINT favourite_tests_of_the_clinic
    FOREIGN KEY (clinic_id, test_id) REFERENCES lab_tests (clinic_id, id)
);
CALL protect_clinic_table('favourite_tests', 'INSERT, DELETE');
