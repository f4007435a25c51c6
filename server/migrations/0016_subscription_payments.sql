-- What was paid for subscriptions: one row each time one is started, with the plan's name and price
-- as they were then. Editing a plan or cancelling a subscription changes nothing of it.
CREATE TABLE subscription_payments (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  patient_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  plan_name text NOT NULL CHECK (btrim(plan_name) <> ''),
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  method text NOT NULL CHECK (method IN ('manual', 'online')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- The provider's own id of an online payment, which is booked once however often it is told.
  provider_payment_id text UNIQUE,
  paid_at timestamptz NOT NULL,
  -- Nobody, when the payment provider told.
  created_by uuid,
  PRIMARY KEY (clinic_id, id),
  FOREIGN KEY (clinic_id, patient_id) REFERENCES patients (clinic_id, id),
  FOREIGN KEY (clinic_id, plan_id) REFERENCES patient_plans (clinic_id, id),
  FOREIGN KEY (clinic_id, created_by) REFERENCES users (clinic_id, id),
  CHECK (method = 'online' OR (created_by IS NOT NULL AND provider_payment_id IS NULL))
);
CREATE INDEX subscription_payments_by_day ON subscription_payments (clinic_id, paid_at);
CREATE INDEX subscription_payments_of_a_patient
  ON subscription_payments (clinic_id, patient_id, paid_at);
CALL protect_clinic_table('subscription_payments', 'INSERT');

-- A running subscription is never replaced by another one: two desks that start one for the same
-- patient at once take the money once.
CREATE FUNCTION refuse_second_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The patient''s subscription still runs.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'patients_one_subscription_at_a_time';
END $$;
CREATE TRIGGER patients_one_subscription_at_a_time BEFORE UPDATE ON patients
  FOR EACH ROW WHEN (
    OLD.subscription_status = 'active' AND NEW.subscription_status = 'active'
    AND NEW.subscription_start_date IS DISTINCT FROM OLD.subscription_start_date
    AND NEW.subscription_start_date < OLD.subscription_end_date)
  EXECUTE FUNCTION refuse_second_subscription();
