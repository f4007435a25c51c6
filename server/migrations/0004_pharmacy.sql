-- Drugs, their batches, what moved in and out, and what was prescribed.

-- A total that follows a ledger (stock of a batch, money of a bill) is moved by the ledger's own
-- trigger and by nothing else, so that it is always the sum of the rows.
CREATE FUNCTION refuse_outside_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'The totals of % follow their ledger.', TG_TABLE_NAME
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

CREATE TABLE drugs (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text,
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  unit text,
  supplier text,
  box_number text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  -- Deleting hides a drug; what was done with it stays.
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
-- Not unique: two packs of one name are allowed; an import matches the name without case.
CREATE INDEX drugs_by_name ON drugs (clinic_id, lower(name)) WHERE deleted_at IS NULL;
CALL protect_clinic_table('drugs', 'INSERT, UPDATE');

-- Expiry and cost belong to what was received, not to the drug: a drug shows those of the earliest
-- batch that has stock.
CREATE TABLE drug_batches (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  drug_id uuid NOT NULL,
  batch_no text,
  expiry_date date,
  buying_price_paise bigint CHECK (buying_price_paise > 0),
  -- The sum of the batch's movements; a drug's stock is the sum over its batches.
  quantity integer NOT NULL DEFAULT 0
    CONSTRAINT drug_batches_never_below_zero CHECK (quantity >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, drug_id, id),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE TRIGGER drug_batches_start_empty BEFORE INSERT ON drug_batches
  FOR EACH ROW WHEN (NEW.quantity <> 0) EXECUTE FUNCTION refuse_outside_ledger();
CREATE TRIGGER drug_batches_follow_movements BEFORE UPDATE ON drug_batches
  FOR EACH ROW WHEN (NEW.quantity <> OLD.quantity) EXECUTE FUNCTION refuse_outside_ledger();
CALL protect_clinic_table('drug_batches', 'INSERT, UPDATE');

CREATE TABLE pharmacy_orders (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'billed', 'dispensed', 'cancelled')),
  prescription_for_unavailable_drugs text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Who prescribed.
  created_by uuid NOT NULL,
  dispensed_at timestamptz,
  dispensed_by uuid,
  deleted_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  -- What a bill points at, so that it can't bill one patient for another's order.
  UNIQUE (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, dispensed_by) REFERENCES users (clinic_id, id),
  CHECK ((status = 'dispensed') = (dispensed_at IS NOT NULL)),
  CHECK ((dispensed_at IS NULL) = (dispensed_by IS NULL)),
  CONSTRAINT pharmacy_orders_deleted_while_pending CHECK (deleted_at IS NULL OR status = 'pending')
);
CREATE INDEX pharmacy_orders_by_age ON pharmacy_orders (clinic_id, created_at DESC, id);
CREATE INDEX pharmacy_orders_of_a_patient ON pharmacy_orders (clinic_id, patient_id, created_at DESC);
CALL protect_clinic_table('pharmacy_orders', 'INSERT, UPDATE');

-- Name and price are fixed when the line is written. An edit replaces lines; one that moved stock
-- can't be removed, because its movements point at it.
CREATE TABLE pharmacy_order_lines (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  drug_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  name text NOT NULL CHECK (btrim(name) <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  tablets_per_day smallint NOT NULL DEFAULT 1 CHECK (tablets_per_day >= 1),
  number_of_days smallint NOT NULL DEFAULT 1 CHECK (number_of_days >= 1),
  directions_to_use text NOT NULL DEFAULT '',
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  returned_quantity integer NOT NULL DEFAULT 0,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, drug_id, id),
  CONSTRAINT pharmacy_order_lines_one_a_drug UNIQUE (clinic_id, order_id, drug_id),
  FOREIGN KEY (clinic_id, order_id) REFERENCES pharmacy_orders (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id),
  CONSTRAINT pharmacy_order_lines_return_at_most_ordered
    CHECK (returned_quantity BETWEEN 0 AND quantity)
);
CALL protect_clinic_table('pharmacy_order_lines', 'INSERT, DELETE');
GRANT UPDATE (returned_quantity) ON pharmacy_order_lines TO openopd_app, openopd_system;

-- The stock ledger. drug_id is part of both references, so that a line of one drug can't be served
-- from a batch of another.
CREATE TABLE stock_movements (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  drug_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  order_line_id uuid,
  kind text NOT NULL CHECK (kind IN ('opening', 'purchase', 'correction', 'damage', 'expiry',
    'sale', 'cancellation', 'return')),
  quantity integer NOT NULL CHECK (quantity <> 0),
  note text,
  at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id, batch_id) REFERENCES drug_batches (clinic_id, drug_id, id),
  FOREIGN KEY (clinic_id, drug_id, order_line_id)
    REFERENCES pharmacy_order_lines (clinic_id, drug_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CONSTRAINT stock_movements_go_the_right_way CHECK (CASE
    WHEN kind IN ('opening', 'purchase', 'cancellation', 'return') THEN quantity > 0
    WHEN kind IN ('damage', 'expiry', 'sale') THEN quantity < 0
    ELSE true END),
  CONSTRAINT stock_movements_of_an_order
    CHECK ((kind IN ('sale', 'cancellation', 'return')) = (order_line_id IS NOT NULL))
);
-- An order is billed once and cancelled once; a line may be served from several batches.
CREATE UNIQUE INDEX stock_movements_sold_once
  ON stock_movements (clinic_id, order_line_id, batch_id) WHERE kind = 'sale';
CREATE UNIQUE INDEX stock_movements_cancelled_once
  ON stock_movements (clinic_id, order_line_id, batch_id) WHERE kind = 'cancellation';
CREATE INDEX stock_movements_of_a_line ON stock_movements (clinic_id, order_line_id)
  WHERE order_line_id IS NOT NULL;
CREATE INDEX stock_movements_of_a_batch ON stock_movements (clinic_id, batch_id, at);
CREATE INDEX stock_movements_by_time ON stock_movements (clinic_id, at);
CALL protect_clinic_table('stock_movements', 'INSERT');

-- Batches are locked in one order, so that two orders with the same drugs wait instead of
-- deadlocking; the check on the batch then refuses whoever finds too little left.
CREATE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM drug_batches
    WHERE (clinic_id, id) IN (SELECT clinic_id, batch_id FROM added)
    ORDER BY clinic_id, id FOR NO KEY UPDATE;
  UPDATE drug_batches AS batch SET quantity = batch.quantity + moved.quantity
    FROM (SELECT clinic_id, batch_id, sum(quantity) AS quantity FROM added GROUP BY 1, 2) AS moved
    WHERE batch.clinic_id = moved.clinic_id AND batch.id = moved.batch_id AND moved.quantity <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movements_move_stock AFTER INSERT ON stock_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_stock();
