-- A patient who was discharged may begin another stay, for a reason. A mistaken stay is undone: its
-- bill is cancelled, and it counts no more.
ALTER TABLE admissions
  ADD COLUMN reason text CHECK (btrim(reason) <> ''),
  ADD COLUMN undone_at timestamptz,
  ADD COLUMN undone_by uuid,
  ADD FOREIGN KEY (clinic_id, undone_by) REFERENCES users (clinic_id, id),
  ADD CHECK ((undone_at IS NULL) = (undone_by IS NULL)),
  ADD CONSTRAINT admissions_undone_while_running
    CHECK (undone_at IS NULL OR discharged_at IS NULL);
DROP INDEX admissions_one_running_a_patient;
CREATE UNIQUE INDEX admissions_one_running_a_patient ON admissions (clinic_id, patient_id)
  WHERE discharged_at IS NULL AND undone_at IS NULL;

-- Only the bill of a stay may have more paid than is due, while it is open: a deposit is ahead of the
-- balance, which grows with the days. What is ahead is never more than the deposits.
ALTER TABLE bills
  DROP CONSTRAINT bills_never_overpaid,
  ADD CONSTRAINT bills_never_overpaid
    CHECK (paid_paise <= due_paise OR (type = 'admission' AND status = 'pending'));
ALTER TABLE bill_payments
  ADD COLUMN is_deposit boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT bill_payments_deposits_are_received
    CHECK (NOT is_deposit OR (amount_paise > 0 AND mode <> 'online'));

-- Triggers of one event run by name: this one sees what bill_payments_move_bill has summed.
CREATE FUNCTION refuse_payment_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added JOIN bills ON bills.clinic_id = added.clinic_id
      AND bills.id = added.bill_id
    WHERE added.amount_paise > 0 AND NOT added.is_deposit AND bills.paid_paise > bills.due_paise
      AND bills.paid_paise - bills.due_paise > (
        SELECT coalesce(sum(amount_paise), 0) FROM bill_payments AS deposit
          WHERE deposit.clinic_id = bills.clinic_id AND deposit.bill_id = bills.id
            AND deposit.is_deposit)) THEN
    RAISE EXCEPTION 'Only a deposit is ahead of what is due.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bills_never_overpaid';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_payments_only_deposits_ahead AFTER INSERT ON bill_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_payment_ahead();
