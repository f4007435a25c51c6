-- What every other table stands on: whose rows a transaction may see, who works here, and the
-- books that are only ever written to.
--
-- Two roles do the work (created by the migration runner, since a cluster shares its roles):
--   openopd_app     one clinic: sees the rows of app.clinic_id and no others
--   openopd_system  sign-in, sessions, the superadmin's screens, backups: sees every clinic
-- Neither can log in, and neither bypasses row-level security.

CREATE FUNCTION app_clinic_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.clinic_id', true), '')::uuid;

-- Every table of a clinic is protected by this one rule. `writes` names what the roles may do
-- besides reading; a ledger is given INSERT alone.
CREATE PROCEDURE protect_clinic_table(target regclass, writes text DEFAULT 'INSERT, UPDATE, DELETE')
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY own_clinic ON %s TO openopd_app
       USING (clinic_id = app_clinic_id()) WITH CHECK (clinic_id = app_clinic_id())', target);
  EXECUTE format(
    'CREATE POLICY whole_system ON %s TO openopd_system USING (true) WITH CHECK (true)', target);
  EXECUTE format('GRANT SELECT, %s ON %s TO openopd_app, openopd_system', writes, target);
END $$;

CREATE TABLE clinics (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  time_zone text NOT NULL DEFAULT 'Asia/Kolkata',
  admission_charge_paise bigint NOT NULL DEFAULT 0 CHECK (admission_charge_paise >= 0),
  per_day_charge_paise bigint NOT NULL DEFAULT 0 CHECK (per_day_charge_paise >= 0),
  other_charges_paise bigint NOT NULL DEFAULT 0 CHECK (other_charges_paise >= 0),
  ai_memory text NOT NULL DEFAULT '',
  ai_memory_updated_at timestamptz,
  clinic_wide_system_prompt text NOT NULL DEFAULT '',
  clinic_wide_system_prompt_updated_at timestamptz,
  created_at timestamptz NOT NULL
);
ALTER TABLE clinics ENABLE ROW LEVEL SECURITY;
ALTER TABLE clinics FORCE ROW LEVEL SECURITY;
CREATE POLICY own_clinic ON clinics TO openopd_app
  USING (id = app_clinic_id()) WITH CHECK (id = app_clinic_id());
CREATE POLICY whole_system ON clinics TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ON clinics TO openopd_app;
GRANT SELECT, INSERT, UPDATE ON clinics TO openopd_system;

-- An account belongs to the whole system (one email, one account), so its key is its id alone;
-- (clinic_id, id) is what a clinic's rows point at. A deleted account stays under its name.
CREATE TABLE users (
  id uuid PRIMARY KEY,
  clinic_id uuid REFERENCES clinics,
  name text NOT NULL CHECK (btrim(name) <> ''),
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  role text NOT NULL
    CHECK (role IN ('superadmin', 'admin', 'doctor', 'receptionist', 'lab', 'pharmacy', 'user')),
  active boolean NOT NULL DEFAULT true,
  opd_fee_paise bigint CHECK (opd_fee_paise >= 0),
  has_seen_tutorial boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (clinic_id, id),
  CHECK (role IN ('superadmin', 'user') OR clinic_id IS NOT NULL),
  CHECK (opd_fee_paise IS NULL OR role = 'doctor')
);
CREATE UNIQUE INDEX users_one_account_an_email ON users (email) WHERE deleted_at IS NULL;
CALL protect_clinic_table('users', 'INSERT, UPDATE');

-- Only the hash of a token is kept. A session ends by its row going away.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  clinic_id uuid,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_a_user ON sessions (user_id);
CREATE INDEX sessions_by_age ON sessions (expires_at);
CALL protect_clinic_table('sessions', 'DELETE');
GRANT INSERT, UPDATE ON sessions TO openopd_system;

-- Failed sign-ins and registrations, counted here so that several servers count together. The
-- key is a hash: people type passwords into the wrong field.
CREATE TABLE attempts (
  id uuid NOT NULL,
  kind text NOT NULL,
  key bytea NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX attempts_by_key ON attempts (kind, key, at);
CREATE INDEX attempts_by_age ON attempts (at);
ALTER TABLE attempts ENABLE ROW LEVEL SECURITY;
ALTER TABLE attempts FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON attempts TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON attempts TO openopd_system;

-- Who did what to which record, written in the transaction that did it; never changed.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  clinic_id uuid REFERENCES clinics,
  at timestamptz NOT NULL,
  user_id uuid REFERENCES users,
  verb text NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  changes jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_of_a_record ON audit_log (clinic_id, record_id, at);
CALL protect_clinic_table('audit_log', 'INSERT');

-- Running numbers without gaps: taken by an update in the transaction that uses the number, so a
-- rollback gives it back and two transactions wait for one another.
CREATE TABLE counters (
  clinic_id uuid NOT NULL REFERENCES clinics,
  name text NOT NULL,
  value bigint NOT NULL CHECK (value > 0),
  PRIMARY KEY (clinic_id, name)
);
CALL protect_clinic_table('counters', 'INSERT, UPDATE');

-- The first answer to a request that may be sent twice.
CREATE TABLE idempotency_keys (
  clinic_id uuid NOT NULL REFERENCES clinics,
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reply jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, user_id, key),
  FOREIGN KEY (clinic_id, user_id) REFERENCES users (clinic_id, id)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
CALL protect_clinic_table('idempotency_keys');
