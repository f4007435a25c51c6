-- A version of each clinic's queue, so that a server may answer a list that it has read before
-- (decision 113). The version is the sum of the values: whatever changes a row that the list shows adds
-- one in the same transaction, so the sum that a snapshot sees differs from an earlier sum exactly when
-- the snapshot sees a change that the earlier one did not.
--
-- A transaction takes any row that no other holds and makes one when there is none. So writers never
-- wait for one another here, and there are as many rows as transactions ever wrote at once.
CREATE TABLE list_versions (
  clinic_id uuid NOT NULL REFERENCES clinics,
  list text NOT NULL CHECK (list IN ('queue')),
  slot uuid NOT NULL DEFAULT gen_random_uuid(),
  value bigint NOT NULL CHECK (value > 0),
  PRIMARY KEY (clinic_id, list, slot)
) WITH (fillfactor = 50);
CALL protect_clinic_table('list_versions', 'INSERT, UPDATE');
-- Only the triggers write, as openopd_system.
REVOKE INSERT, UPDATE ON list_versions FROM openopd_app;

-- Adds one to the version of the list that is the trigger's argument, once in a transaction.
CREATE FUNCTION list_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.clinic_id ELSE NEW.clinic_id END;
  mark CONSTANT text := 'app.changed_' || TG_ARGV[0];
  free uuid;
BEGIN
  -- Undone with its savepoint, like the row that it stands for.
  IF changed IS NULL OR current_setting(mark, true) = changed::text THEN
    RETURN NULL;
  END IF;
  SELECT slot INTO free FROM list_versions
    WHERE clinic_id = changed AND list = TG_ARGV[0] LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED;
  IF free IS NULL THEN
    INSERT INTO list_versions (clinic_id, list, value) VALUES (changed, TG_ARGV[0], 1);
  ELSE
    UPDATE list_versions SET value = value + 1
      WHERE clinic_id = changed AND list = TG_ARGV[0] AND slot = free;
  END IF;
  PERFORM set_config(mark, changed::text, true);
  RETURN NULL;
END $$;
ALTER FUNCTION list_changed() OWNER TO openopd_system;

-- Everything that `visits` in server/queue/visit.store.ts reads, besides the names of users, which a
-- server reads with the version: in a cluster that table is on every node.
CREATE TRIGGER visits_change_queue AFTER INSERT OR UPDATE OR DELETE ON visits
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
CREATE TRIGGER bills_change_queue AFTER INSERT OR UPDATE OR DELETE ON bills
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
-- A patient is registered before the visit.
CREATE TRIGGER patients_change_queue AFTER UPDATE OR DELETE ON patients
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
CREATE TRIGGER admissions_change_queue AFTER INSERT OR UPDATE OR DELETE ON admissions
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
CREATE TRIGGER subscription_payments_change_queue
  AFTER INSERT OR UPDATE OR DELETE ON subscription_payments
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
CREATE TRIGGER subscription_refunds_change_queue
  AFTER INSERT OR UPDATE OR DELETE ON subscription_refunds
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
