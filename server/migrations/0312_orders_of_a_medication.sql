-- The search of pharmacy orders skips from name to name in it, and finds the orders of those that match there alone.
CREATE INDEX pharmacy_order_lines_by_name ON pharmacy_order_lines (clinic_id, name, order_id);
