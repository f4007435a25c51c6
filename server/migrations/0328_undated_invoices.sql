-- The rule of supplier_invoices.day_assumed (0360) compares an invoice without a date with a whole year: in
-- May, number 12 was refused because of another one of the May before. Goods come at most three months after
-- their invoice, so this rule compares only these. day_assumed is not written any more.
ALTER TABLE supplier_invoices ADD undated boolean NOT NULL DEFAULT false;

CREATE FUNCTION refuse_undated_invoice_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two at once, the second one waits here, and then finds the first.
  PERFORM FROM suppliers WHERE clinic_id = NEW.clinic_id AND id = NEW.supplier_id FOR NO KEY UPDATE;
  PERFORM FROM supplier_invoices AS other
    WHERE other.clinic_id = NEW.clinic_id AND other.supplier_id = NEW.supplier_id
      AND other.number_key = NEW.number_key AND other.undone_at IS NULL
      AND CASE other.invoice_year - NEW.invoice_year
        WHEN -1 THEN NEW.undated AND NEW.invoice_date - other.invoice_date <= 92
        WHEN 1 THEN other.undated AND other.invoice_date - NEW.invoice_date <= 92
        ELSE false END;
  IF FOUND AND NEW.undated THEN
    RAISE EXCEPTION 'an invoice of this number is dated before 1 April'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'supplier_invoices_posted_in_march';
  ELSIF FOUND THEN
    RAISE EXCEPTION 'an invoice of this number was posted without its date'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'supplier_invoices_posted_undated';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER supplier_invoices_undated AFTER INSERT ON supplier_invoices
  FOR EACH ROW WHEN (NEW.number_key IS NOT NULL) EXECUTE FUNCTION refuse_undated_invoice_again();
