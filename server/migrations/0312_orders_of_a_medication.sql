-- The search of pharmacy orders reads each medication name once from this index, then only the orders of the names that match.
CREATE INDEX pharmacy_order_lines_by_name ON pharmacy_order_lines (clinic_id, name, order_id);
