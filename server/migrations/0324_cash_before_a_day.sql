-- The cash book begins with the balance of all earlier years: the sum is read from the index alone.
CREATE INDEX bill_payments_in_cash ON bill_payments (clinic_id, paid_at) INCLUDE (amount_paise)
  WHERE mode = 'cash';
