-- The degrees of a doctor, as the paper of a visit names them.
ALTER TABLE users ADD COLUMN qualification text CHECK (btrim(qualification) <> '');
GRANT SELECT (qualification) ON users TO openopd_app;

-- The picture at the head of the clinic's papers. At most one.
CREATE TABLE clinic_logos (
  clinic_id uuid PRIMARY KEY REFERENCES clinics,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  picture bytea NOT NULL CHECK (octet_length(picture) BETWEEN 1 AND 512000),
  width smallint NOT NULL CHECK (width BETWEEN 1 AND 4000),
  height smallint NOT NULL CHECK (height BETWEEN 1 AND 4000),
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  FOREIGN KEY (clinic_id, updated_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('clinic_logos', 'INSERT, UPDATE, DELETE');
