-- What was paid back of a subscription that was sold by mistake: once a payment, and never more than
-- was paid. The payment stays as it was written.
ALTER TABLE subscription_payments
  ADD CONSTRAINT subscription_payments_with_their_price UNIQUE (clinic_id, id, price_paise);
CREATE TABLE subscription_refunds (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  price_paise bigint NOT NULL,
  amount_paise bigint NOT NULL CHECK (amount_paise > 0 AND amount_paise <= price_paise),
  mode text NOT NULL CHECK (mode IN ('cash', 'upi', 'card')),
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  paid_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CONSTRAINT subscription_refunds_once_a_payment UNIQUE (clinic_id, payment_id),
  FOREIGN KEY (clinic_id, payment_id, price_paise)
    REFERENCES subscription_payments (clinic_id, id, price_paise),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id)
);
CREATE INDEX subscription_refunds_by_day ON subscription_refunds (clinic_id, paid_at);
CALL protect_clinic_table('subscription_refunds', 'INSERT');
