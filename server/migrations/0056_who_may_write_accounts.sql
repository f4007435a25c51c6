-- Who works in a clinic, with which role and password, is written by openopd_accounts alone: it is a
-- clinic like openopd_app (the same rules show it the same rows) with these rights besides. What a
-- request does otherwise runs as openopd_app, which also never reads what a secret is checked by.
REVOKE ALL ON users FROM openopd_app;
GRANT UPDATE (has_seen_tutorial) ON users TO openopd_app;
GRANT SELECT, INSERT, UPDATE ON users TO openopd_accounts;
GRANT UPDATE (owner_id) ON clinics TO openopd_accounts;

-- A right to a whole table holds for its columns too, so it goes, and comes back for the others.
DO $$
DECLARE
  secret CONSTANT text := 'password|secret|pin_hash|token_hash|code_hash|key_hash';
  of_table record;
BEGIN
  FOR of_table IN
    SELECT oid::regclass AS name,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attname !~ secret) AS columns
    FROM pg_class c
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND (oid = 'users'::regclass OR has_table_privilege('openopd_app', oid, 'SELECT'))
      AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname ~ secret)
  LOOP
    EXECUTE format('REVOKE SELECT ON %s FROM openopd_app', of_table.name);
    EXECUTE format('GRANT SELECT (%s) ON %s TO openopd_app', of_table.columns, of_table.name);
  END LOOP;
END $$;
