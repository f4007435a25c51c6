-- A visit in the queue has the numbers of the records that were merged into its patient.
CREATE TRIGGER patient_merges_change_queue AFTER INSERT OR UPDATE OR DELETE ON patient_merges
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
