-- The open bills of a patient and of a clinic: who owes how much. Few of all bills are open.
CREATE INDEX bills_open ON bills (clinic_id, patient_id) WHERE status = 'pending';
