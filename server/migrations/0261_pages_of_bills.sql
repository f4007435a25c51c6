-- With the id, a late page of the bills is found in the index alone (decision 177).
DROP INDEX bills_by_age;
CREATE INDEX bills_by_age ON bills (clinic_id, created_at, id);
