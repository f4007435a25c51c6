-- What is audited and belongs to no clinic (a superadmin's plans and sign-ins) gets a ledger of its
-- own. Then every row of the clinics' ledger has its clinic, and the table can be distributed by it.
CREATE TABLE system_audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid REFERENCES users,
  verb text NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  changes jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX system_audit_log_of_a_record ON system_audit_log (record_id, at);

-- The owner is under the ledger's rules too, and none of them shows it a row.
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
WITH moved AS (
  DELETE FROM audit_log WHERE clinic_id IS NULL
  RETURNING id, at, user_id, verb, record_type, record_id, changes)
INSERT INTO system_audit_log (id, at, user_id, verb, record_type, record_id, changes)
  SELECT id, at, user_id, verb, record_type, record_id, changes FROM moved;
ALTER TABLE audit_log
  ALTER COLUMN clinic_id SET NOT NULL,
  DROP CONSTRAINT audit_log_pkey,
  ADD PRIMARY KEY (clinic_id, id);
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;

ALTER TABLE system_audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE system_audit_log FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON system_audit_log TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON system_audit_log TO openopd_system;
