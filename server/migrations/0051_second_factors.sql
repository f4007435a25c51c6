-- The second factor of a person (TOTP), the codes that stand in for a lost phone, and the PIN that
-- unlocks a screen. They belong to the account, not to a clinic, and a clinic's transactions cannot
-- read them. Backups hold them, so that a restored clinic signs in as before.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users,
  secret bytea CHECK (octet_length(secret) = 20),
  confirmed_at timestamptz,
  -- The newest time step whose code was accepted: a code is good once.
  last_step bigint CHECK (last_step >= 0),
  reset_at timestamptz,
  reset_by uuid REFERENCES users,
  CHECK (confirmed_at IS NULL OR secret IS NOT NULL),
  CHECK ((reset_at IS NULL) = (reset_by IS NULL))
);
ALTER TABLE second_factors ENABLE ROW LEVEL SECURITY;
ALTER TABLE second_factors FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON second_factors TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON second_factors TO openopd_system;

-- Only hashes of the codes are kept; each code is 80 random bits.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON recovery_codes TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_codes TO openopd_system;

CREATE TABLE screen_pins (
  user_id uuid PRIMARY KEY REFERENCES users,
  pin_hash text NOT NULL,
  set_at timestamptz NOT NULL
);
ALTER TABLE screen_pins ENABLE ROW LEVEL SECURITY;
ALTER TABLE screen_pins FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON screen_pins TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON screen_pins TO openopd_system;

-- Where a session was begun, in words, and whether its screen is locked.
ALTER TABLE sessions
  ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 100),
  ADD COLUMN network text NOT NULL DEFAULT '' CHECK (length(network) <= 60),
  ADD COLUMN locked_at timestamptz,
  ADD COLUMN unlock_failures smallint NOT NULL DEFAULT 0 CHECK (unlock_failures BETWEEN 0 AND 5);
