-- A one-time link with which somebody sets a forgotten password, made by their clinic's owner or, for an
-- owner, by a superadmin. Only the hash of its code is kept. It is for the password that the account had
-- when it was made (`for_password`, a hash of the stored hash): another password ends it too.
CREATE TABLE password_links (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  for_password bytea NOT NULL,
  made_at timestamptz NOT NULL,
  made_by uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL CHECK (expires_at > made_at),
  used_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, user_id) REFERENCES users (clinic_id, id),
  CHECK (used_at IS NULL OR ended_at IS NULL)
);
CREATE UNIQUE INDEX password_links_one_open_a_person ON password_links (clinic_id, user_id)
  WHERE used_at IS NULL AND ended_at IS NULL;
CREATE INDEX password_links_by_code ON password_links (code_hash);
CALL protect_clinic_table('password_links', 'INSERT, UPDATE');

-- A clinic's own requests end links, and neither make nor read one.
REVOKE ALL ON password_links FROM openopd_app;
GRANT SELECT (clinic_id, user_id, used_at, ended_at), UPDATE (ended_at) ON password_links TO openopd_app;
