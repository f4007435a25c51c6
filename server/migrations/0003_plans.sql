-- What the installation sells to clinics (the superadmin's plans), and what a clinic sells to its
-- patients. A plan that was ever used is never removed, only made inactive.
CREATE TABLE clinic_plans (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text NOT NULL DEFAULT '',
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  period text NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
  interval_count integer NOT NULL CHECK (interval_count > 0),
  razorpay_plan_id text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  created_at timestamptz NOT NULL
);
ALTER TABLE clinic_plans ENABLE ROW LEVEL SECURITY;
ALTER TABLE clinic_plans FORCE ROW LEVEL SECURITY;
CREATE POLICY offered ON clinic_plans FOR SELECT TO openopd_app USING (true);
CREATE POLICY whole_system ON clinic_plans TO openopd_system USING (true) WITH CHECK (true);
GRANT SELECT ON clinic_plans TO openopd_app;
GRANT SELECT, INSERT, UPDATE ON clinic_plans TO openopd_system;

CREATE TABLE clinic_subscriptions (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  plan_id uuid NOT NULL REFERENCES clinic_plans,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'halted', 'completed')),
  starts_at timestamptz,
  ends_at timestamptz,
  razorpay_subscription_id text UNIQUE,
  short_url text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id),
  CHECK (status <> 'active' OR starts_at IS NOT NULL),
  CHECK (ends_at IS NULL OR starts_at IS NULL OR ends_at > starts_at)
);
CREATE UNIQUE INDEX clinic_subscriptions_one_active ON clinic_subscriptions (clinic_id)
  WHERE status = 'active';
CALL protect_clinic_table('clinic_subscriptions', 'INSERT, UPDATE');

CREATE TABLE patient_plans (
  clinic_id uuid NOT NULL REFERENCES clinics,
  id uuid NOT NULL,
  name text NOT NULL CHECK (btrim(name) <> ''),
  description text NOT NULL DEFAULT '',
  price_paise bigint NOT NULL CHECK (price_paise >= 0),
  period text NOT NULL CHECK (period IN ('daily', 'weekly', 'monthly', 'yearly')),
  interval_count integer NOT NULL CHECK (interval_count > 0),
  razorpay_plan_id text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (clinic_id, id)
);
CALL protect_clinic_table('patient_plans', 'INSERT, UPDATE');
ALTER TABLE patients ADD CONSTRAINT patients_plan
  FOREIGN KEY (clinic_id, subscription_plan_id) REFERENCES patient_plans (clinic_id, id);
