-- A visit in the queue has the time of its appointment, which is also a part of the order of calls.
CREATE TRIGGER appointments_change_queue AFTER INSERT OR UPDATE OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION list_changed('queue');
