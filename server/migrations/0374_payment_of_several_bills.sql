-- One amount that a patient pays at the counter may settle several bills. Each bill has a payment of its
-- own; those after the first name it, and its UPI reference number is theirs.
ALTER TABLE bill_payments
  ADD COLUMN paid_with uuid,
  ADD CONSTRAINT bill_payments_paid_with FOREIGN KEY (clinic_id, paid_with)
    REFERENCES bill_payments (clinic_id, id),
  ADD CONSTRAINT bill_payments_paid_with_is_received
    CHECK (paid_with IS NULL OR (amount_paise > 0 AND mode <> 'online' AND reference IS NULL));
