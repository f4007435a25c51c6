-- A payment of the sandbox is play money: its receipt says so, also after the server has moved on to a
-- real provider.
ALTER TABLE bill_payments ADD from_sandbox boolean NOT NULL DEFAULT false;
ALTER TABLE bill_payments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment_orders NO FORCE ROW LEVEL SECURITY;
UPDATE bill_payments AS payment SET from_sandbox = true
  WHERE payment.mode = 'online'
    AND EXISTS (SELECT FROM payment_orders AS made
      WHERE made.clinic_id = payment.clinic_id AND made.bill_id = payment.bill_id
        AND made.provider = 'sandbox' AND made.status = 'paid')
    AND NOT EXISTS (SELECT FROM payment_orders AS made
      WHERE made.clinic_id = payment.clinic_id AND made.bill_id = payment.bill_id
        AND made.provider <> 'sandbox' AND made.status = 'paid');
ALTER TABLE payment_orders FORCE ROW LEVEL SECURITY;
ALTER TABLE bill_payments FORCE ROW LEVEL SECURITY;
ALTER TABLE bill_payments
  ADD CONSTRAINT bill_payments_sandbox_is_online CHECK (mode = 'online' OR NOT from_sandbox);
