-- The rate of GST of a drug on the paper of an imported delivery. It holds for that delivery, and
-- whatever is sold has the rates of `drug_gst_rates`.
CREATE TABLE delivery_gst_rates (
  clinic_id uuid NOT NULL REFERENCES clinics,
  import_id uuid NOT NULL,
  drug_id uuid NOT NULL,
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  PRIMARY KEY (clinic_id, import_id, drug_id),
  FOREIGN KEY (clinic_id, import_id) REFERENCES drug_imports (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id)
);
CALL protect_clinic_table('delivery_gst_rates', 'INSERT');

-- As before, with the rates of the paper first.
CREATE OR REPLACE FUNCTION goods_of_invoice(clinic uuid, invoice uuid)
  RETURNS TABLE (gst_basis_points integer, taxable_paise bigint, gst_paise bigint)
  LANGUAGE sql STABLE AS $$
  SELECT goods.rate, bounded.amount::bigint,
    round(coalesce(bounded.amount, 0) * coalesce(goods.rate, 0) / 10000)::bigint
  FROM (
    SELECT line.gst_basis_points AS rate,
      CASE WHEN line.quantity = 0 THEN 0 ELSE line.quantity * line.cost_paise::numeric END AS amount
    FROM supplier_invoice_lines AS line
    WHERE line.clinic_id = clinic AND line.invoice_id = invoice
    UNION ALL
    SELECT coalesce(told.basis_points, rate.basis_points),
      moved.quantity * batch.buying_price_paise::numeric
    FROM supplier_invoices AS i
    JOIN stock_movements AS moved ON moved.clinic_id = clinic AND moved.import_id = i.import_id
    JOIN drug_batches AS batch ON batch.clinic_id = clinic AND batch.id = moved.batch_id
    LEFT JOIN delivery_gst_rates AS told ON told.clinic_id = clinic
      AND told.import_id = i.import_id AND told.drug_id = moved.drug_id
    LEFT JOIN LATERAL (
      SELECT r.basis_points FROM drug_gst_rates AS r
      WHERE r.clinic_id = clinic AND r.drug_id = moved.drug_id AND r.from_day <= i.invoice_date
      ORDER BY r.from_day DESC LIMIT 1) AS rate ON true
    WHERE i.clinic_id = clinic AND i.id = invoice
      AND NOT EXISTS (SELECT FROM supplier_invoice_lines AS line
        WHERE line.clinic_id = clinic AND line.invoice_id = invoice)
  ) AS goods
  CROSS JOIN LATERAL (
    SELECT CASE WHEN goods.amount <= 100000000000 THEN goods.amount END AS amount) AS bounded
$$;
