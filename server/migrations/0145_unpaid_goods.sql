-- The clinic's rule when medicines are dispensed that no paid bill covers.
ALTER TABLE clinics
  ADD COLUMN unpaid_goods text NOT NULL DEFAULT 'allow'
    CHECK (unpaid_goods IN ('allow', 'reason', 'forbid'));
GRANT UPDATE (unpaid_goods) ON clinics TO openopd_app;
ALTER TABLE pharmacy_orders
  ADD COLUMN unpaid_reason text
    CHECK (btrim(unpaid_reason) <> '' AND length(unpaid_reason) <= 200);

-- Locks the bill, so that it cannot be cancelled between this check and the end of the transaction.
CREATE FUNCTION refuse_unpaid_goods() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rule text := (SELECT unpaid_goods FROM clinics WHERE id = NEW.clinic_id);
BEGIN
  IF rule = 'allow' OR (rule = 'reason' AND NEW.unpaid_reason IS NOT NULL) THEN RETURN NEW; END IF;
  PERFORM FROM bills WHERE clinic_id = NEW.clinic_id AND pharmacy_order_id = NEW.id
    AND status = 'paid' FOR SHARE;
  IF FOUND OR NOT EXISTS (SELECT FROM pharmacy_order_lines AS line
      WHERE line.clinic_id = NEW.clinic_id AND line.order_id = NEW.id
        AND line.quantity > line.returned_quantity) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The clinic does not hand out unpaid medicines in this way.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'pharmacy_orders_unpaid_goods';
END $$;
CREATE TRIGGER pharmacy_orders_unpaid_goods BEFORE UPDATE ON pharmacy_orders
  FOR EACH ROW WHEN (NEW.status = 'dispensed' AND OLD.status <> 'dispensed')
  EXECUTE FUNCTION refuse_unpaid_goods();
