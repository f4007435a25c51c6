-- Goods that go back to a supplier, each return with its debit note.
ALTER TABLE stock_movements
  DROP CONSTRAINT stock_movements_kind_check,
  ADD CONSTRAINT stock_movements_kind_check CHECK (kind IN ('opening', 'purchase', 'correction',
    'damage', 'expiry', 'sale', 'cancellation', 'return',
    -- Negative: to a supplier. Positive: the undo of it.
    'supplier-return'));

CREATE TABLE supplier_returns (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  supplier_id uuid NOT NULL,
  -- The debit note: runs within the year from April that begins in this year (counter `debit note
  -- YYYY`), without gaps.
  financial_year smallint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  day date NOT NULL,
  reason text NOT NULL CHECK (reason IN ('expired', 'near-expiry', 'damaged', 'recalled', 'wrong',
    'unsold')),
  note text CHECK (length(note) <= 200),
  total_paise bigint NOT NULL CHECK (total_paise >= 0),
  -- The supplier as it was then.
  supplier_name text NOT NULL,
  supplier_gstin text,
  supplier_licence text,
  supplier_address text,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  undone_at timestamptz,
  undone_by uuid,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, financial_year, number),
  FOREIGN KEY (clinic_id, supplier_id) REFERENCES suppliers (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, undone_by) REFERENCES users (clinic_id, id),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE INDEX supplier_returns_by_day ON supplier_returns (clinic_id, supplier_id, day);
CALL protect_clinic_table('supplier_returns', 'INSERT');
GRANT UPDATE (undone_at, undone_by) ON supplier_returns TO openopd_app, openopd_system;

CREATE TABLE supplier_return_lines (
  clinic_id uuid NOT NULL REFERENCES clinics,
  return_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  drug_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  -- The delivery that brought the batch, where it is known.
  invoice_id uuid,
  movement_id uuid NOT NULL,
  -- Of the undo.
  undo_movement_id uuid,
  -- Drug and batch as they were then.
  name text NOT NULL,
  batch_no text,
  expiry_date date,
  is_expired boolean NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  gst_basis_points integer CHECK (gst_basis_points BETWEEN 0 AND 10000),
  taxable_paise bigint NOT NULL CHECK (taxable_paise >= 0),
  gst_paise bigint NOT NULL CHECK (gst_paise >= 0),
  PRIMARY KEY (clinic_id, return_id, position),
  CONSTRAINT supplier_return_lines_one_a_batch UNIQUE (clinic_id, return_id, batch_id),
  UNIQUE (clinic_id, movement_id),
  UNIQUE (clinic_id, undo_movement_id),
  FOREIGN KEY (clinic_id, return_id) REFERENCES supplier_returns (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id, batch_id) REFERENCES drug_batches (clinic_id, drug_id, id),
  FOREIGN KEY (clinic_id, invoice_id) REFERENCES supplier_invoices (clinic_id, id),
  FOREIGN KEY (clinic_id, movement_id) REFERENCES stock_movements (clinic_id, id),
  FOREIGN KEY (clinic_id, undo_movement_id) REFERENCES stock_movements (clinic_id, id)
);
CALL protect_clinic_table('supplier_return_lines', 'INSERT');
GRANT UPDATE (undo_movement_id) ON supplier_return_lines TO openopd_app, openopd_system;
