-- PostgreSQL compiles a plan that it expects to be expensive, which takes longer than the plans of a clinic's
-- lists and figures themselves: hundreds of milliseconds for each, whatever the number of rows. The embedded
-- database has it off; this sets it for any other database. A role that does not own the database keeps its setting.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;
