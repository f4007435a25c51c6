-- What a payment provider collects for a clinic, and what it is asked to pay back.

-- One row for each order that the provider was asked for. Money of an order is booked by the
-- provider's id of the payment (bill_payments_each_news_once), never by the order's status.
CREATE TABLE payment_orders (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('razorpay', 'sandbox')),
  provider_order_id text NOT NULL UNIQUE,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  -- Replaced when the balance changed before it was paid. It may be paid all the same.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'replaced', 'paid')),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, bill_id) REFERENCES bills (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
-- Two desks that ask at once collect once.
CREATE UNIQUE INDEX payment_orders_one_open_a_bill ON payment_orders (clinic_id, bill_id)
  WHERE status = 'open';
CREATE INDEX payment_orders_to_settle ON payment_orders (created_at) WHERE status <> 'paid';
CALL protect_clinic_table('payment_orders', 'INSERT, UPDATE');

-- News that was applied, by the provider's id of it: the same news again changes nothing.
CREATE TABLE payment_news (
  clinic_id uuid NOT NULL REFERENCES clinics,
  event_id text NOT NULL,
  event text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, event_id)
);
CALL protect_clinic_table('payment_news', 'INSERT');

-- What the provider is to pay back, written in the transaction that decides it and sent afterwards.
-- The id is the receipt that the provider is told, so that it pays back once.
CREATE TABLE payment_refunds (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  provider_payment_id text NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0),
  -- 'bill': a refund that is on the bill. 'surplus': collected, and no bill asked for it any more.
  reason text NOT NULL CHECK (reason IN ('bill', 'surplus')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'refused')),
  provider_refund_id text UNIQUE,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  -- Nobody else takes it up before; who took it has that long.
  next_try_at timestamptz NOT NULL,
  refusal text,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, bill_id) REFERENCES bills (clinic_id, id),
  CHECK ((status = 'done') = (done_at IS NOT NULL)),
  CHECK (status <> 'done' OR provider_refund_id IS NOT NULL),
  CHECK ((status = 'refused') = (refusal IS NOT NULL))
);
CREATE UNIQUE INDEX payment_refunds_one_surplus_a_payment
  ON payment_refunds (clinic_id, provider_payment_id) WHERE reason = 'surplus';
CREATE INDEX payment_refunds_of_a_bill ON payment_refunds (clinic_id, bill_id);
CREATE INDEX payment_refunds_to_send ON payment_refunds (next_try_at) WHERE status = 'pending';
CALL protect_clinic_table('payment_refunds', 'INSERT, UPDATE');

-- Whoever writes that an online payment is paid back (a cancelled bill, a return), the provider is
-- asked in the same transaction. News of the provider carries its own id and asks for nothing.
CREATE FUNCTION ask_for_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_refunds
      (clinic_id, id, bill_id, provider_payment_id, amount_paise, reason, next_try_at, created_at)
    SELECT NEW.clinic_id, NEW.id, NEW.bill_id, origin.provider_payment_id, -NEW.amount_paise,
        'bill', NEW.paid_at, NEW.paid_at
      FROM bill_payments AS origin
      WHERE origin.clinic_id = NEW.clinic_id AND origin.id = NEW.refund_of
        AND origin.provider_payment_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_payments_ask_for_refund AFTER INSERT ON bill_payments
  FOR EACH ROW WHEN (NEW.amount_paise < 0 AND NEW.mode = 'online'
    AND NEW.provider_payment_id IS NULL)
  EXECUTE FUNCTION ask_for_refund();

-- Subscriptions that the provider charges: a patient's with the clinic, or the clinic's own.
CREATE TABLE provider_subscriptions (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('patient', 'clinic')),
  patient_id uuid,
  patient_plan_id uuid,
  clinic_plan_id uuid REFERENCES clinic_plans,
  provider text NOT NULL CHECK (provider IN ('razorpay', 'sandbox')),
  provider_subscription_id text NOT NULL UNIQUE,
  -- The provider's plans never change, so one is found again by what ours was when it was made.
  provider_plan_id text NOT NULL,
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  period text NOT NULL,
  interval_count integer NOT NULL CHECK (interval_count > 0),
  short_url text NOT NULL,
  status text NOT NULL DEFAULT 'created' CHECK (status IN ('created', 'authenticated', 'active',
    'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired')),
  -- When the provider said so. What it said before that and tells later changes nothing.
  news_at timestamptz,
  -- The provider is to charge no more.
  cancel_requested_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_plan_id) REFERENCES patient_plans (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK ((kind = 'patient') = (patient_id IS NOT NULL AND patient_plan_id IS NOT NULL)),
  CHECK ((kind = 'clinic') = (clinic_plan_id IS NOT NULL))
);
CREATE INDEX provider_subscriptions_of_a_patient
  ON provider_subscriptions (clinic_id, patient_id, created_at) WHERE patient_id IS NOT NULL;
CREATE INDEX provider_subscriptions_by_age ON provider_subscriptions (created_at);
CALL protect_clinic_table('provider_subscriptions', 'INSERT, UPDATE');

-- The sandbox's own books: what a provider would keep on its side. No clinic may look at them.
CREATE TABLE sandbox_entities (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('keys', 'order', 'payment', 'refund', 'plan', 'subscription',
    'invoice', 'event')),
  parent_id text,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_entities_of_a_parent ON sandbox_entities (parent_id, kind, created_at);
CREATE INDEX sandbox_entities_by_kind ON sandbox_entities (kind, created_at);
ALTER TABLE sandbox_entities ENABLE ROW LEVEL SECURITY;
ALTER TABLE sandbox_entities FORCE ROW LEVEL SECURITY;
CREATE POLICY whole_system ON sandbox_entities TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON sandbox_entities TO openopd_system;
