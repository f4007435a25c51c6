-- The orders of the patients whom a search finds are counted and sorted in the index alone, as bills are (0297).
DROP INDEX pharmacy_orders_of_a_patient;
CREATE INDEX pharmacy_orders_of_a_patient ON pharmacy_orders (clinic_id, patient_id, created_at DESC, id)
  INCLUDE (status, deleted_at);
DROP INDEX lab_orders_of_a_patient;
CREATE INDEX lab_orders_of_a_patient ON lab_orders (clinic_id, patient_id, created_at, id)
  INCLUDE (status, deleted_at, report_id);
