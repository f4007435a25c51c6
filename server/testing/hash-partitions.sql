-- What Citus would do, as far as PostgreSQL alone can: create_distributed_table parts a table by the
-- hash of its key. That demands the same of keys (each holds the column by which rows are parted), and
-- the table keeps its columns, checks, indexes, rules, rights and triggers.
CREATE SCHEMA undistributed;

CREATE FUNCTION create_reference_table(regclass) RETURNS void LANGUAGE sql RETURN NULL;

CREATE FUNCTION create_distributed_table(target regclass, key text, colocate_with text DEFAULT '')
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := target::text;
  again text[];
  statement text;
  columns text;
BEGIN
  again := ARRAY(
      SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE conrelid = target AND contype IN ('p', 'u'))
    || ARRAY(
      SELECT pg_get_indexdef(indexrelid) FROM pg_index
      WHERE indrelid = target AND NOT EXISTS (
        SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u')));
  again := again || ARRAY(
      SELECT format('CREATE POLICY %I ON %I AS %s FOR %s TO %s USING (%s)', policyname, name,
        permissive, cmd, array_to_string(roles, ', '), qual)
        || coalesce(' WITH CHECK (' || with_check || ')', '')
      FROM pg_policies WHERE schemaname = 'public' AND tablename = name)
    || format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name)
    || format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name)
    || ARRAY(
      SELECT format('GRANT %s ON %I TO %I', privilege_type, name, grantee::regrole)
      FROM pg_class, aclexplode(relacl) WHERE pg_class.oid = target)
    || ARRAY(
      SELECT format('GRANT %s (%I) ON %I TO %I', privilege_type, attname, name, grantee::regrole)
      FROM pg_attribute, aclexplode(attacl) WHERE attrelid = target)
    || ARRAY(
      SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = target AND NOT tgisinternal);
  SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
    WHERE attrelid = target AND attnum > 0 AND NOT attisdropped AND attgenerated = '';

  EXECUTE format('ALTER TABLE %I SET SCHEMA undistributed', name);
  EXECUTE format('CREATE TABLE %I (LIKE undistributed.%1$I INCLUDING ALL EXCLUDING INDEXES)
    PARTITION BY HASH (%I)', name, key);
  FOR part IN 0..3 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS 4, REMAINDER %s)',
      name || '_' || part, name, part);
  END LOOP;
  EXECUTE format('INSERT INTO %I (%s) SELECT %2$s FROM undistributed.%1$I', name, columns);
  EXECUTE format('DROP TABLE undistributed.%I', name);
  FOREACH statement IN ARRAY again LOOP
    EXECUTE statement;
  END LOOP;
END $$;
