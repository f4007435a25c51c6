-- In a distributed table a trigger sees the name of the part (pharmacy_orders_3), so that billing an
-- order of the pharmacy left the assistant's marks on its lines.
CREATE OR REPLACE FUNCTION clear_ai_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF starts_with(TG_TABLE_NAME, 'pharmacy_orders') THEN
    UPDATE pharmacy_order_lines SET ai_run_id = NULL
      WHERE clinic_id = NEW.clinic_id AND order_id = NEW.id AND ai_run_id IS NOT NULL;
  ELSE
    UPDATE lab_order_tests SET ai_run_id = NULL
      WHERE clinic_id = NEW.clinic_id AND order_id = NEW.id AND ai_run_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
