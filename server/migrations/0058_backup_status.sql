-- How the backups of this installation went; one row. It is about this computer, so no backup holds it.
CREATE TABLE backup_status (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- Since when backups are watched: none is missed before.
  since timestamptz NOT NULL,
  -- Whether there is one every night, and a second folder that it is copied to.
  nightly boolean NOT NULL DEFAULT false,
  second_folder boolean NOT NULL DEFAULT false,
  key_id text,
  backed_up_at timestamptz,
  copied_at timestamptz,
  -- A failure stands until the next success.
  backup_failed_at timestamptz,
  backup_failure text,
  copy_failed_at timestamptz,
  copy_failure text,
  CHECK ((backup_failed_at IS NULL) = (backup_failure IS NULL)),
  CHECK ((copy_failed_at IS NULL) = (copy_failure IS NULL))
);
ALTER TABLE backup_status ENABLE ROW LEVEL SECURITY;
ALTER TABLE backup_status FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON backup_status TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON backup_status TO openopd_system;
