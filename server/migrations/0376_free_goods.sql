-- The free pieces of a purchase: `20+2` on a supplier's paper adds 22 pieces, and 2 of them cost nothing.
ALTER TABLE stock_movements ADD COLUMN free_quantity integer,
  ADD CONSTRAINT stock_movements_free_of_a_purchase CHECK (free_quantity IS NULL
    OR (kind = 'purchase' AND free_quantity BETWEEN 1 AND quantity));

-- As before; free pieces of an imported delivery cost nothing.
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
      CASE WHEN moved.quantity = moved.free_quantity THEN 0
        ELSE (moved.quantity - coalesce(moved.free_quantity, 0)) * batch.buying_price_paise::numeric END
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
