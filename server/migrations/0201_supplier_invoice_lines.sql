-- The lines of an invoice that was typed. Quantities, cost and MRP are per pack, as on the paper.
CREATE TABLE supplier_invoice_lines (
  clinic_id uuid NOT NULL REFERENCES clinics,
  invoice_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  drug_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  -- Pieces in a pack.
  pack_size integer NOT NULL CHECK (pack_size > 0),
  quantity integer NOT NULL CHECK (quantity >= 0),
  free_quantity integer NOT NULL CHECK (free_quantity >= 0),
  cost_paise bigint CHECK (cost_paise > 0),
  mrp_paise bigint CHECK (mrp_paise > 0),
  gst_basis_points integer CHECK (gst_basis_points BETWEEN 0 AND 10000),
  PRIMARY KEY (clinic_id, invoice_id, position),
  FOREIGN KEY (clinic_id, invoice_id) REFERENCES supplier_invoices (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id, batch_id) REFERENCES drug_batches (clinic_id, drug_id, id),
  CHECK (quantity + free_quantity > 0)
);
CREATE INDEX supplier_invoice_lines_of_a_batch
  ON supplier_invoice_lines (clinic_id, drug_id, batch_id);
CALL protect_clinic_table('supplier_invoice_lines', 'INSERT');
