-- The serials of the case register count the events since April: payments by day with their bill, in the index alone.
DROP INDEX bill_payments_by_time;
CREATE INDEX bill_payments_by_time ON bill_payments (clinic_id, paid_at) INCLUDE (bill_id);
