-- The price printed on the packs of a batch, for a piece. NULL: the drug's MRP, or its price, is it.
ALTER TABLE drug_batches
  ADD mrp_paise bigint CHECK (mrp_paise > 0),
  -- The import that noted it on pieces in stock. Its undo takes the note back, and restores an earlier MRP.
  ADD mrp_import_id uuid,
  ADD mrp_before_paise bigint CHECK (mrp_before_paise > 0),
  ADD FOREIGN KEY (clinic_id, mrp_import_id) REFERENCES drug_imports (clinic_id, id);
CREATE INDEX drug_batches_noted_by_an_import ON drug_batches (clinic_id, mrp_import_id)
  WHERE mrp_import_id IS NOT NULL;

-- Rounded down, so that pieces never cost more than their pack. One far from what the drug costs today was
-- typed for another pack, and would lower every sale.
UPDATE drug_batches AS b SET mrp_paise = l.mrp_paise / l.pack_size
  FROM supplier_invoice_lines AS l, drugs AS d
  WHERE l.clinic_id = b.clinic_id AND l.batch_id = b.id AND l.mrp_paise >= l.pack_size
    AND d.clinic_id = b.clinic_id AND d.id = b.drug_id
    AND l.mrp_paise / l.pack_size BETWEEN coalesce(d.mrp_paise, d.price_paise) / 2
      AND coalesce(d.mrp_paise, d.price_paise) * 2;

-- The price of a drug for so many pieces: at most the MRP of each batch that they would be sold from.
CREATE FUNCTION price_of_pieces(clinic uuid, drug uuid, pieces integer, day date) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT least(d.price_paise, (
    SELECT min(coalesce(shelf.mrp_paise, d.mrp_paise)) FROM (
      SELECT b.mrp_paise, sum(b.quantity) OVER (ORDER BY b.expiry_date NULLS LAST, b.created_at, b.id)
        - b.quantity AS before
      FROM drug_batches AS b
      WHERE b.clinic_id = d.clinic_id AND b.drug_id = d.id AND b.quantity > 0
        AND (b.expiry_date IS NULL OR b.expiry_date >= day)) AS shelf
    WHERE shelf.before < pieces))
  FROM drugs AS d WHERE d.clinic_id = clinic AND d.id = drug
$$;

CREATE OR REPLACE FUNCTION sold_facts(movement uuid, clinic uuid)
  RETURNS TABLE (id uuid, order_line_id uuid, batch_id uuid, manufacturer text, schedule text, hsn text,
    tax_basis_points integer, mrp_paise bigint, batch_no text, expiry_date date)
  LANGUAGE sql STABLE AS $$
  SELECT m.id, m.order_line_id, m.batch_id, d.manufacturer, d.schedule, d.hsn,
    gst_rate_of(m.clinic_id, m.drug_id, (m.at AT TIME ZONE c.time_zone)::date),
    coalesce(b.mrp_paise, d.mrp_paise), b.batch_no, b.expiry_date
  FROM (SELECT * FROM stock_movements WHERE clinic_id = clinic AND stock_movements.id = movement
    OFFSET 0) AS m
  CROSS JOIN LATERAL (SELECT * FROM clinics WHERE clinics.id = m.clinic_id OFFSET 0) AS c
  CROSS JOIN LATERAL (SELECT * FROM drugs
    WHERE drugs.clinic_id = m.clinic_id AND drugs.id = m.drug_id OFFSET 0) AS d
  CROSS JOIN LATERAL (SELECT * FROM drug_batches
    WHERE drug_batches.clinic_id = m.clinic_id AND drug_batches.id = m.batch_id OFFSET 0) AS b
$$;

-- No pieces are sold above the price on their pack (Legal Metrology (Packaged Commodities) Rules, 2011).
-- The price of a line is lowered by its sale, and stays otherwise.
CREATE FUNCTION refuse_sale_above_mrp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM pharmacy_order_lines
    WHERE clinic_id = NEW.clinic_id AND id = NEW.order_line_id AND price_paise > NEW.mrp_paise;
  IF FOUND THEN
    RAISE EXCEPTION 'a line costs more than the MRP of its batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'drug_sales_within_mrp';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER drug_sale_batches_within_mrp AFTER INSERT ON drug_sale_batches
  FOR EACH ROW WHEN (NEW.mrp_paise IS NOT NULL) EXECUTE FUNCTION refuse_sale_above_mrp();
GRANT UPDATE (price_paise) ON pharmacy_order_lines TO openopd_app;
CREATE FUNCTION refuse_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_paise > OLD.price_paise OR EXISTS (SELECT FROM drug_sale_batches
    WHERE clinic_id = OLD.clinic_id AND order_line_id = OLD.id) THEN
    RAISE EXCEPTION 'the price of an ordered line is only lowered, before its sale'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'pharmacy_order_lines_only_lowered';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pharmacy_order_lines_only_lowered BEFORE UPDATE OF price_paise ON pharmacy_order_lines
  FOR EACH ROW WHEN (NEW.price_paise <> OLD.price_paise) EXECUTE FUNCTION refuse_changed_price();
