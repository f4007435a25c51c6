-- A clinic waits for one payment at a time; what it chose before is set aside.
CREATE UNIQUE INDEX clinic_subscriptions_one_pending ON clinic_subscriptions (clinic_id)
  WHERE status = 'pending';
ALTER TABLE clinic_subscriptions
  ADD CHECK (status <> 'pending' OR razorpay_subscription_id IS NOT NULL);
