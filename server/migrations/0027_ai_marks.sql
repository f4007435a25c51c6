-- Which lines of an order the assistant proposed: marked until a person has edited or billed them.
ALTER TABLE pharmacy_order_lines
  ADD COLUMN ai_run_id uuid,
  ADD FOREIGN KEY (clinic_id, ai_run_id) REFERENCES ai_runs (clinic_id, id);
GRANT UPDATE (ai_run_id) ON pharmacy_order_lines TO openopd_app, openopd_system;

ALTER TABLE lab_order_tests
  ADD COLUMN ai_run_id uuid,
  ADD FOREIGN KEY (clinic_id, ai_run_id) REFERENCES ai_runs (clinic_id, id);
GRANT UPDATE (ai_run_id) ON lab_order_tests TO openopd_app, openopd_system;

-- Whichever way an order is billed, whoever bills it has taken it over as it stands.
CREATE FUNCTION clear_ai_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'pharmacy_orders' THEN
    UPDATE pharmacy_order_lines SET ai_run_id = NULL
      WHERE clinic_id = NEW.clinic_id AND order_id = NEW.id AND ai_run_id IS NOT NULL;
  ELSE
    UPDATE lab_order_tests SET ai_run_id = NULL
      WHERE clinic_id = NEW.clinic_id AND order_id = NEW.id AND ai_run_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pharmacy_orders_billed_without_marks AFTER UPDATE OF status ON pharmacy_orders
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status NOT IN ('pending', 'cancelled'))
  EXECUTE FUNCTION clear_ai_marks();
CREATE TRIGGER lab_orders_billed_without_marks AFTER UPDATE OF status ON lab_orders
  FOR EACH ROW WHEN (OLD.status = 'pending' AND NEW.status NOT IN ('pending', 'cancelled'))
  EXECUTE FUNCTION clear_ai_marks();
