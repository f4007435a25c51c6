-- Distributes the tables of OpenOPD by clinic_id over the nodes of a Citus cluster: all rows of a clinic
-- are on the same node. Run once on the coordinator, as the owner of the tables, on a migrated
-- database, while no server runs (docs/distribution.md):
--
--   psql -v ON_ERROR_STOP=1 --single-transaction -f deploy/distribute.sql "$DATABASE_DIRECT_URL"
--
-- Three kinds of tables:
--   reference      on every node, because the distributed ones reference them: clinics, users, clinic_plans
--   distributed    every other table whose key has clinic_id
--   coordinator    sessions, sign-in attempts, and everything that belongs to no clinic

-- Triggers maintain stock, bills and searches; they touch only rows of the same clinic, which are
-- on the same node.
SET LOCAL citus.enable_unsafe_triggers = on;

-- One transaction modifies reference tables and distributed ones.
SET LOCAL citus.multi_shard_modify_mode = 'sequential';

-- Foreign keys are restored at the end: some tables reference each other, and a table cannot be
-- distributed before the tables that it references.
CREATE TEMPORARY TABLE taken_references ON COMMIT DROP AS
  SELECT conrelid::regclass::text AS of_table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace;

DO $$
DECLARE taken record;
BEGIN
  FOR taken IN SELECT * FROM taken_references LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', taken.of_table, taken.name);
  END LOOP;
END $$;

SELECT create_reference_table('clinics');
SELECT create_reference_table('users');
SELECT create_reference_table('clinic_plans');

-- All colocated with the patients of their clinic.
SELECT create_distributed_table('patients', 'clinic_id');
SELECT create_distributed_table(indrelid::regclass, 'clinic_id', colocate_with => 'patients')
  FROM pg_index
  JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey) AND attname = 'clinic_id'
  JOIN pg_class ON pg_class.oid = indrelid
  WHERE indisprimary AND relnamespace = 'public'::regnamespace AND NOT relispartition
    AND relname <> 'patients'
  ORDER BY relname;

DO $$
DECLARE taken record;
BEGIN
  FOR taken IN SELECT * FROM taken_references ORDER BY of_table, name LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', taken.of_table, taken.name, taken.definition);
  END LOOP;
END $$;
