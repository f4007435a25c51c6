-- An invoice without a date gets the day of its import, and may be one of the year before: posted on
-- 3 April, dated 30 March. It was then posted a second time with its own date.
ALTER TABLE supplier_invoices ADD day_assumed boolean NOT NULL DEFAULT false;

-- In April, May and June an assumed day stands for the year before as well.
CREATE FUNCTION refuse_invoice_of_two_years() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two at once, the second one waits here, and then finds the first.
  PERFORM FROM suppliers WHERE clinic_id = NEW.clinic_id AND id = NEW.supplier_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM supplier_invoices AS other
    WHERE other.clinic_id = NEW.clinic_id AND other.supplier_id = NEW.supplier_id
      AND other.number_key = NEW.number_key AND other.undone_at IS NULL
      AND CASE other.invoice_year - NEW.invoice_year
        WHEN -1 THEN NEW.day_assumed AND extract(month FROM NEW.invoice_date) BETWEEN 4 AND 6
        WHEN 1 THEN other.day_assumed AND extract(month FROM other.invoice_date) BETWEEN 4 AND 6
        ELSE false END) THEN
    RAISE EXCEPTION 'an invoice of this number was posted around 1 April'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'supplier_invoices_posted_once';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER supplier_invoices_of_two_years AFTER INSERT ON supplier_invoices
  FOR EACH ROW WHEN (NEW.number_key IS NOT NULL) EXECUTE FUNCTION refuse_invoice_of_two_years();
