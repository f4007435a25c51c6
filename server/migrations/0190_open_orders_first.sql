-- The pharmacy's queue: orders with a next step before the finished ones, newest first.
CREATE INDEX pharmacy_orders_open_first
  ON pharmacy_orders (clinic_id, (status IN ('pending', 'billed')) DESC, created_at DESC, id DESC)
  WHERE deleted_at IS NULL;
