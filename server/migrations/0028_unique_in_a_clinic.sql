-- A table that is distributed by clinic_id can promise no uniqueness without it: each node knows its
-- own clinics only. That these identifiers are unique everywhere is the payment provider's promise,
-- who makes them; the key still begins with them, because news of the provider is looked up by them.
ALTER TABLE clinic_subscriptions
  DROP CONSTRAINT clinic_subscriptions_razorpay_subscription_id_key,
  ADD UNIQUE (razorpay_subscription_id, clinic_id);
ALTER TABLE subscription_payments
  DROP CONSTRAINT subscription_payments_provider_payment_id_key,
  ADD UNIQUE (provider_payment_id, clinic_id);
ALTER TABLE payment_orders
  DROP CONSTRAINT payment_orders_provider_order_id_key,
  ADD UNIQUE (provider_order_id, clinic_id);
ALTER TABLE payment_refunds
  DROP CONSTRAINT payment_refunds_provider_refund_id_key,
  ADD UNIQUE (provider_refund_id, clinic_id);
ALTER TABLE provider_subscriptions
  DROP CONSTRAINT provider_subscriptions_provider_subscription_id_key,
  ADD UNIQUE (provider_subscription_id, clinic_id);
