-- Where registration is by invitation, a superadmin's invitation opens it once. Only the hash of the
-- code is kept.
CREATE TABLE clinic_invitations (
  id uuid PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz,
  used_by_clinic uuid REFERENCES clinics,
  CHECK ((used_at IS NULL) = (used_by_clinic IS NULL))
);
ALTER TABLE clinic_invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE clinic_invitations FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON clinic_invitations TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON clinic_invitations TO openopd_system;
