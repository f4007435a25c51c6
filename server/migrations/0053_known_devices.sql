-- A browser in which a person has signed in before: strangers' wrong guesses at the password do not
-- keep them out there. Only the hash of its token is kept. One browser keeps one token for all who
-- sign in there, so a device is known for each of them by a row of its own.
CREATE TABLE known_devices (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  clinic_id uuid,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (user_id, token_hash)
);
CREATE INDEX known_devices_by_token ON known_devices (token_hash);
CREATE INDEX known_devices_by_age ON known_devices (expires_at);
CALL protect_clinic_table('known_devices', 'DELETE');
GRANT INSERT, UPDATE ON known_devices TO openopd_system;

-- An attempt that turned out right is taken back under each of its keys.
CREATE INDEX attempts_by_id ON attempts (id);
