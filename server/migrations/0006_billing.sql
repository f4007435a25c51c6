-- Bills. What is due and what was paid are sums over rows that are only ever added: items, credits
-- and payments. Nothing that was paid is edited; cancelling and returning write opposite rows.

ALTER TABLE visits ADD CONSTRAINT visits_with_their_patient UNIQUE (clinic_id, patient_id, id);

CREATE TABLE bills (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  -- The printed number runs within the year from April that begins in this year (counter
  -- `bill YYYY`), without gaps: a cancelled bill keeps its own.
  financial_year smallint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  patient_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('consultation', 'pharmacy', 'lab', 'other', 'admission')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'cancelled')),
  -- How it was to be paid when it was made; how it was paid, its payments say.
  payment_mode text CHECK (payment_mode IN ('cash', 'upi', 'card', 'online')),
  -- 1250 is 12.5 %. The amount that it came to is a credit of the bill.
  discount_basis_points integer NOT NULL DEFAULT 0
    CHECK (discount_basis_points BETWEEN 0 AND 10000),
  visit_id uuid,
  pharmacy_order_id uuid,
  lab_order_id uuid,
  -- The sums of the bill's rows, kept by them: items less credits, and payments less refunds.
  due_paise bigint NOT NULL DEFAULT 0 CHECK (due_paise >= 0),
  paid_paise bigint NOT NULL DEFAULT 0 CHECK (paid_paise >= 0),
  cancel_reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, financial_year, number),
  UNIQUE (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id, visit_id) REFERENCES visits (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id, pharmacy_order_id)
    REFERENCES pharmacy_orders (clinic_id, patient_id, id),
  FOREIGN KEY (clinic_id, patient_id, lab_order_id) REFERENCES lab_orders (clinic_id, patient_id, id),
  CHECK (pharmacy_order_id IS NULL OR type = 'pharmacy'),
  CHECK (lab_order_id IS NULL OR type = 'lab'),
  -- Checked at every row, so a refund is written before the credit that it pays back.
  CONSTRAINT bills_never_overpaid CHECK (paid_paise <= due_paise),
  CONSTRAINT bills_paid_in_full CHECK (status <> 'paid' OR paid_paise = due_paise),
  CONSTRAINT bills_cancelled_come_to_nothing CHECK (status <> 'cancelled' OR due_paise = 0),
  CHECK ((status = 'cancelled') = (cancel_reason IS NOT NULL))
);
CREATE UNIQUE INDEX bills_one_live_a_pharmacy_order ON bills (clinic_id, pharmacy_order_id)
  WHERE status <> 'cancelled' AND pharmacy_order_id IS NOT NULL;
CREATE UNIQUE INDEX bills_one_live_a_lab_order ON bills (clinic_id, lab_order_id)
  WHERE status <> 'cancelled' AND lab_order_id IS NOT NULL;
CREATE UNIQUE INDEX bills_one_live_consultation_a_visit ON bills (clinic_id, visit_id)
  WHERE type = 'consultation' AND status <> 'cancelled' AND visit_id IS NOT NULL;
CREATE INDEX bills_by_age ON bills (clinic_id, created_at);
CREATE INDEX bills_of_a_patient ON bills (clinic_id, patient_id, created_at);
CREATE TRIGGER bills_start_empty BEFORE INSERT ON bills
  FOR EACH ROW WHEN (NEW.due_paise <> 0 OR NEW.paid_paise <> 0)
  EXECUTE FUNCTION refuse_outside_ledger();
CREATE TRIGGER bills_follow_their_rows BEFORE UPDATE ON bills
  FOR EACH ROW WHEN (NEW.due_paise <> OLD.due_paise OR NEW.paid_paise <> OLD.paid_paise)
  EXECUTE FUNCTION refuse_outside_ledger();
CALL protect_clinic_table('bills', 'INSERT, UPDATE');

CREATE TABLE bill_items (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position >= 0),
  -- What kind of thing was sold: taxes go by it.
  type text NOT NULL CHECK (type IN ('consultation', 'pharmacy', 'lab', 'other', 'admission')),
  name text NOT NULL CHECK (btrim(name) <> ''),
  quantity integer NOT NULL CHECK (quantity > 0),
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  total_paise bigint NOT NULL CHECK (total_paise = quantity * price_paise),
  drug_id uuid,
  lab_test_id uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, bill_id, position),
  FOREIGN KEY (clinic_id, bill_id) REFERENCES bills (clinic_id, id),
  FOREIGN KEY (clinic_id, drug_id) REFERENCES drugs (clinic_id, id),
  FOREIGN KEY (clinic_id, lab_test_id) REFERENCES lab_tests (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CALL protect_clinic_table('bill_items', 'INSERT');

-- What lowers the due amount.
CREATE TABLE bill_credits (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('discount', 'return', 'cancellation')),
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  note text,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, bill_id) REFERENCES bills (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
-- The discount is rounded once a bill.
CREATE UNIQUE INDEX bill_credits_one_discount ON bill_credits (clinic_id, bill_id)
  WHERE kind = 'discount';
CREATE INDEX bill_credits_of_a_bill ON bill_credits (clinic_id, bill_id);
CALL protect_clinic_table('bill_credits', 'INSERT');

-- A refund is a negative payment, in the mode in which the money came.
CREATE TABLE bill_payments (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
  mode text NOT NULL CHECK (mode IN ('cash', 'upi', 'card', 'online')),
  refund_of uuid,
  -- The provider's id of what it collected: a repeat of the same news is not another payment.
  provider_payment_id text,
  paid_at timestamptz NOT NULL,
  -- Nobody, when the provider reported it.
  created_by uuid,
  PRIMARY KEY (clinic_id, id),
  UNIQUE (clinic_id, bill_id, mode, id),
  CONSTRAINT bill_payments_each_news_once UNIQUE (clinic_id, provider_payment_id),
  FOREIGN KEY (clinic_id, bill_id) REFERENCES bills (clinic_id, id),
  FOREIGN KEY (clinic_id, bill_id, mode, refund_of)
    REFERENCES bill_payments (clinic_id, bill_id, mode, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK ((amount_paise < 0) = (refund_of IS NOT NULL)),
  CHECK (mode = 'online' OR (created_by IS NOT NULL AND provider_payment_id IS NULL))
);
CREATE INDEX bill_payments_by_time ON bill_payments (clinic_id, paid_at);
CALL protect_clinic_table('bill_payments', 'INSERT');

-- Bills are locked in one order. Of payments that arrive at once each sees what the one before
-- left, and the check on the bill refuses what would exceed it.
CREATE FUNCTION move_bill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bills WHERE (clinic_id, id) IN (SELECT clinic_id, bill_id FROM added)
    ORDER BY clinic_id, id FOR NO KEY UPDATE;
  CASE TG_TABLE_NAME
    WHEN 'bill_items' THEN
      UPDATE bills SET due_paise = due_paise + moved.amount
        FROM (SELECT clinic_id, bill_id, sum(total_paise) AS amount FROM added GROUP BY 1, 2) moved
        WHERE bills.clinic_id = moved.clinic_id AND bills.id = moved.bill_id;
    WHEN 'bill_credits' THEN
      UPDATE bills SET due_paise = due_paise - moved.amount
        FROM (SELECT clinic_id, bill_id, sum(amount_paise) AS amount FROM added GROUP BY 1, 2) moved
        WHERE bills.clinic_id = moved.clinic_id AND bills.id = moved.bill_id;
    WHEN 'bill_payments' THEN
      UPDATE bills SET paid_paise = paid_paise + moved.amount
        FROM (SELECT clinic_id, bill_id, sum(amount_paise) AS amount FROM added GROUP BY 1, 2) moved
        WHERE bills.clinic_id = moved.clinic_id AND bills.id = moved.bill_id;
  END CASE;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_items_move_bill AFTER INSERT ON bill_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_bill();
CREATE TRIGGER bill_credits_move_bill AFTER INSERT ON bill_credits
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_bill();
CREATE TRIGGER bill_payments_move_bill AFTER INSERT ON bill_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_bill();
