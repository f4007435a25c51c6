-- A consultation may be free or a follow-up. It is billed all the same, and the whole of it is
-- discounted, so that the number, the reason and what was waived stay in the books.
ALTER TABLE bills
  ADD waived_as text CHECK (waived_as IN ('free', 'follow_up')),
  ADD waived_reason text CHECK (btrim(waived_reason) <> ''),
  ADD CONSTRAINT bills_waived_whole CHECK (waived_as IS NULL OR (
    type = 'consultation' AND payment_mode IS NULL AND discount_basis_points = 10000
    AND paid_paise = 0 AND (status <> 'paid' OR due_paise = 0))),
  ADD CONSTRAINT bills_free_for_a_reason CHECK (CASE
    WHEN waived_as IS NULL THEN waived_reason IS NULL
    WHEN waived_as = 'free' THEN waived_reason IS NOT NULL
    ELSE true END);

-- Money may go back in another way than it came: what was paid by UPI is handed out in cash. The
-- refund names the mode of its payment too. The provider pays back only what it collected.
ALTER TABLE bill_payments ADD refunded_mode text;
ALTER TABLE bill_payments NO FORCE ROW LEVEL SECURITY;
UPDATE bill_payments SET refunded_mode = mode WHERE refund_of IS NOT NULL;
ALTER TABLE bill_payments FORCE ROW LEVEL SECURITY;
ALTER TABLE bill_payments
  DROP CONSTRAINT bill_payments_clinic_id_bill_id_mode_refund_of_fkey,
  ADD FOREIGN KEY (clinic_id, bill_id, refunded_mode, refund_of)
    REFERENCES bill_payments (clinic_id, bill_id, mode, id),
  ADD CONSTRAINT bill_payments_refund_names_its_payment
    CHECK ((refund_of IS NULL) = (refunded_mode IS NULL)),
  ADD CONSTRAINT bill_payments_online_only_as_it_came
    CHECK (mode <> 'online' OR coalesce(refunded_mode, 'online') = 'online');
