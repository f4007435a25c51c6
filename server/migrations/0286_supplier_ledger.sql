-- The ledger of a supplier: an opening balance, invoices, and payments.
ALTER TABLE suppliers
  -- What was owed on that day; negative: an advance.
  ADD COLUMN opening_paise bigint CHECK (opening_paise <> 0 AND abs(opening_paise) <= 100000000000),
  ADD COLUMN opening_day date,
  ADD CONSTRAINT suppliers_opening_is_dated CHECK ((opening_paise IS NULL) = (opening_day IS NULL));

ALTER TABLE supplier_invoices
  -- The lines of known cost with GST, and whether another line has none.
  ADD COLUMN lines_paise bigint NOT NULL DEFAULT 0 CHECK (lines_paise >= 0),
  ADD COLUMN lacks_cost boolean NOT NULL DEFAULT false,
  -- The total on the paper, if told: what is owed, whatever the lines sum to.
  ADD COLUMN paper_paise bigint CHECK (paper_paise > 0 AND paper_paise <= 100000000000),
  ADD CONSTRAINT supplier_invoices_of_a_supplier UNIQUE (clinic_id, supplier_id, id);

-- The goods of an invoice at cost by rate of GST, as they were posted.
CREATE TABLE supplier_invoice_taxes (
  clinic_id uuid NOT NULL REFERENCES clinics,
  invoice_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  -- NULL: the rate is not known.
  gst_basis_points integer CHECK (gst_basis_points BETWEEN 0 AND 10000),
  taxable_paise bigint NOT NULL CHECK (taxable_paise >= 0),
  gst_paise bigint NOT NULL CHECK (gst_paise >= 0),
  PRIMARY KEY (clinic_id, invoice_id, position),
  FOREIGN KEY (clinic_id, invoice_id) REFERENCES supplier_invoices (clinic_id, id)
);
CALL protect_clinic_table('supplier_invoice_taxes', 'INSERT');

-- The goods of an invoice: its typed lines, or else what its import added, with the rate of the drug
-- on the day of the invoice. Free packs cost nothing; a cost that is not known is NULL. GST is rounded
-- per line, as wholesalers do.
CREATE FUNCTION goods_of_invoice(clinic uuid, invoice uuid)
  RETURNS TABLE (gst_basis_points integer, taxable_paise bigint, gst_paise bigint)
  LANGUAGE sql STABLE AS $$
  SELECT gst_basis_points, CASE WHEN quantity = 0 THEN 0 ELSE quantity * cost_paise END,
    round(quantity * coalesce(cost_paise, 0) * coalesce(gst_basis_points, 0) / 10000.0)::bigint
  FROM supplier_invoice_lines WHERE clinic_id = clinic AND invoice_id = invoice
  UNION ALL
  SELECT rate.basis_points, moved.quantity * batch.buying_price_paise,
    round(moved.quantity * coalesce(batch.buying_price_paise, 0)
      * coalesce(rate.basis_points, 0) / 10000.0)::bigint
  FROM supplier_invoices AS i
  JOIN stock_movements AS moved ON moved.clinic_id = clinic AND moved.import_id = i.import_id
  JOIN drug_batches AS batch ON batch.clinic_id = clinic AND batch.id = moved.batch_id
  LEFT JOIN LATERAL (
    SELECT r.basis_points FROM drug_gst_rates AS r
    WHERE r.clinic_id = clinic AND r.drug_id = moved.drug_id AND r.from_day <= i.invoice_date
    ORDER BY r.from_day DESC LIMIT 1) AS rate ON true
  WHERE i.clinic_id = clinic AND i.id = invoice
    AND NOT EXISTS (SELECT FROM supplier_invoice_lines AS line
      WHERE line.clinic_id = clinic AND line.invoice_id = invoice)
$$;

INSERT INTO supplier_invoice_taxes
  SELECT i.clinic_id, i.id,
    row_number() OVER (PARTITION BY i.clinic_id, i.id ORDER BY goods.gst_basis_points),
    goods.gst_basis_points, coalesce(sum(goods.taxable_paise), 0), coalesce(sum(goods.gst_paise), 0)
  FROM supplier_invoices AS i
  CROSS JOIN LATERAL goods_of_invoice(i.clinic_id, i.id) AS goods
  GROUP BY i.clinic_id, i.id, goods.gst_basis_points;
UPDATE supplier_invoices AS i SET (lines_paise, lacks_cost) = (
  SELECT coalesce(sum(goods.taxable_paise + goods.gst_paise), 0),
    coalesce(bool_or(goods.taxable_paise IS NULL), false)
  FROM goods_of_invoice(i.clinic_id, i.id) AS goods);

-- Payments to suppliers. Never changed; a payment is taken back by its opposite.
CREATE TABLE supplier_payments (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  day date NOT NULL,
  -- Negative: a payment that was taken back.
  amount_paise bigint NOT NULL CHECK (amount_paise <> 0 AND abs(amount_paise) <= 100000000000),
  way text NOT NULL CHECK (way IN ('cash', 'upi', 'bank', 'cheque')),
  reference text CHECK (length(reference) <= 60),
  note text CHECK (length(note) <= 200),
  invoice_id uuid,
  cash_entry_id uuid,
  reverses_id uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  opposite_paise bigint GENERATED ALWAYS AS (-amount_paise) STORED,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, id, supplier_id, way, amount_paise),
  CONSTRAINT supplier_payments_taken_back_once UNIQUE (clinic_id, reverses_id),
  CONSTRAINT supplier_payments_of_one_voucher UNIQUE (clinic_id, cash_entry_id),
  CONSTRAINT supplier_payments_in_the_cash_book
    CHECK ((way = 'cash') = (cash_entry_id IS NOT NULL)),
  CONSTRAINT supplier_payments_go_the_right_way
    CHECK ((reverses_id IS NULL) = (amount_paise > 0)),
  FOREIGN KEY (clinic_id, supplier_id) REFERENCES suppliers (clinic_id, id),
  FOREIGN KEY (clinic_id, supplier_id, invoice_id)
    REFERENCES supplier_invoices (clinic_id, supplier_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  -- The cash book has the same amount, paid out.
  FOREIGN KEY (clinic_id, cash_entry_id, opposite_paise)
    REFERENCES cash_entries (clinic_id, id, amount_paise)
);
ALTER TABLE supplier_payments ADD CONSTRAINT supplier_payments_taken_back_in_full
  FOREIGN KEY (clinic_id, reverses_id, supplier_id, way, opposite_paise)
  REFERENCES supplier_payments (clinic_id, id, supplier_id, way, amount_paise);
CREATE INDEX supplier_payments_by_day ON supplier_payments (clinic_id, supplier_id, day);
CALL protect_clinic_table('supplier_payments', 'INSERT');

-- The voucher of a payment is reversed with the payment alone, so that cash book and ledger agree.
CREATE FUNCTION keep_supplier_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM supplier_payments
      WHERE clinic_id = NEW.clinic_id AND cash_entry_id = NEW.reverses_id)
    AND NOT EXISTS (SELECT FROM supplier_payments
      WHERE clinic_id = NEW.clinic_id AND cash_entry_id = NEW.id) THEN
    RAISE EXCEPTION 'the voucher of a payment to a supplier' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'cash_entries_of_suppliers';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER cash_entries_of_suppliers AFTER INSERT ON cash_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reverses_id IS NOT NULL)
  EXECUTE FUNCTION keep_supplier_cash();
