-- The owner's limits for the discount on a bill, both off at first, and the rule for what is above.
ALTER TABLE clinics
  ADD COLUMN discount_limit_basis_points integer
    CHECK (discount_limit_basis_points BETWEEN 0 AND 10000),
  ADD COLUMN discount_limit_paise bigint CHECK (discount_limit_paise >= 0),
  ADD COLUMN discounts_above_limit text NOT NULL DEFAULT 'allow'
    CHECK (discounts_above_limit IN ('allow', 'reason', 'forbid'));
GRANT UPDATE (discount_limit_basis_points, discount_limit_paise, discounts_above_limit) ON clinics
  TO openopd_app;
ALTER TABLE bills
  ADD COLUMN discount_above_limit boolean NOT NULL DEFAULT false,
  ADD COLUMN discount_reason text
    CHECK (btrim(discount_reason) <> '' AND length(discount_reason) <= 200);
CREATE INDEX bills_above_discount_limit ON bills (clinic_id, created_at)
  WHERE discount_above_limit;

-- A follow-up is charged by the doctor's window, which is not a discount. A free consultation is one
-- of 100 %, with its own reason.
CREATE FUNCTION refuse_discount_above_limit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  limits record;
  bill record;
BEGIN
  SELECT discount_limit_basis_points AS rate, discount_limit_paise AS amount,
      discounts_above_limit AS rule INTO limits
    FROM clinics WHERE id = NEW.clinic_id;
  SELECT discount_basis_points AS rate, discount_above_limit AS marked, waived_as,
      coalesce(discount_reason, waived_reason) AS reason INTO bill
    FROM bills WHERE clinic_id = NEW.clinic_id AND id = NEW.bill_id;
  IF bill.waived_as = 'follow_up' OR (coalesce(bill.rate <= limits.rate, true)
      AND coalesce(NEW.amount_paise <= limits.amount, true)) THEN
    RETURN NEW;
  END IF;
  IF bill.marked AND (limits.rule = 'allow'
      OR (limits.rule = 'reason' AND bill.reason IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The clinic does not give this discount in this way.'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bills_discount_limit';
END $$;
CREATE TRIGGER bill_credits_discount_limit BEFORE INSERT ON bill_credits
  FOR EACH ROW WHEN (NEW.kind = 'discount') EXECUTE FUNCTION refuse_discount_above_limit();
