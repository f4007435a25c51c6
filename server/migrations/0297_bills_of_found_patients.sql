-- With the id, the bills of the patients whom a search finds are counted and sorted in the index alone.
DROP INDEX bills_of_a_patient;
CREATE INDEX bills_of_a_patient ON bills (clinic_id, patient_id, created_at, id);
