-- Distributes the tables of OpenOPD by clinic_id over the nodes of a Citus cluster: all rows of a clinic
-- lie together on one of them. Run once on the coordinator, as the owner of the tables, on a database
-- that a server has migrated, while no server runs (docs/distribution.md):
--
--   psql -v ON_ERROR_STOP=1 --single-transaction -f deploy/distribute.sql "$DATABASE_DIRECT_URL"
--
-- Three kinds of tables:
--   reference      on every node, because the distributed ones point at them: clinics, users, clinic_plans
--   distributed    every other table whose key has clinic_id
--   on the coordinator alone: who is signed in, what was tried, and what belongs to no clinic

-- Stock, bills and searches are kept by triggers that touch rows of the same clinic only, which lie on
-- the same node.
SET LOCAL citus.enable_unsafe_triggers = on;

-- Reference tables are touched in the same transaction as distributed ones.
SET LOCAL citus.multi_shard_modify_mode = 'sequential';

-- References between tables are put back at the end: some tables point at one another, and a table
-- cannot be distributed before those that it points at.
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

-- All beside the patients of their clinic.
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
